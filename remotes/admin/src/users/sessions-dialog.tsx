import type { AdminUser } from '@board/contracts/calls/admin-users';
import { deviceName } from '@board/contracts/formats/device-name';
import { attempt, useFormat } from '@board/platform';
import { Button, Dialog } from '@board/ui';
import { Entry, QueryList } from '@board/ui/query-table';
import { useTexts } from '../text.ts';
import { useSessionWrites, useUserSessions } from './users.queries.ts';

export function SessionsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useTexts();
  const { instant } = useFormat();
  const request = useUserSessions(user.id);
  const { end, endAll, pending } = useSessionWrites();

  async function run(work: () => Promise<unknown>) {
    await attempt(work, { done: t('sessions.ended'), failed: t('sessions.failed') });
    void request.mutate();
  }

  const items = request.data?.items ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('users.sessions')}
      subtitle={user.username}
      footerStart={
        items.length > 0 && (
          <Button
            needsNetwork
            variant="danger"
            busy={pending}
            onClick={() => void run(() => endAll(user.id))}
          >
            {t('sessions.endAll')}
          </Button>
        )
      }
      footer={<Button variant="primary" onClick={onClose} label={t('action.done')} />}
    >
      <QueryList
        request={request}
        failed={t('sessions.loadFailed')}
        empty={t('sessions.none')}
        rowsWhileLoading={3}
      >
        {(reply) => (
          <ul>
            {reply.items.map((session) => (
              <Entry
                key={session.id}
                action={
                  <Button
                    needsNetwork
                    label={t('sessions.end')}
                    size="small"
                    variant="quiet"
                    onClick={() => void run(() => end(user.id, session.id))}
                  />
                }
              >
                <span title={session.user_agent}>
                  {deviceName(session.user_agent, (names) => t('sessions.device', names)) ??
                    t('sessions.unknown')}
                </span>
                <small>
                  {t('sessions.seen', {
                    time: instant(session.last_seen_at),
                    address: session.address,
                  })}
                </small>
              </Entry>
            ))}
          </ul>
        )}
      </QueryList>
    </Dialog>
  );
}
