import type { AdminUser } from '@board/contracts/calls/admin-users';
import { messageOf, toast, useFormat } from '@board/platform';
import { Button, Dialog, EmptyState } from '@board/ui';
import { Loaded } from '../states/loaded.tsx';
import { RowsSkeleton } from '../states/rows-skeleton.tsx';
import { useAdminText } from '../text.ts';
import styles from './sessions-dialog.module.css';
import { useSessionEnding, useUserSessions } from './users.queries.ts';

interface SessionsDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

export function SessionsDialog({ user, onClose }: SessionsDialogProps) {
  const t = useAdminText();
  const { instant } = useFormat();
  const request = useUserSessions(user.id);
  const { end, endAll, pending } = useSessionEnding();

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work();
      toast({ tone: 'success', message: t('sessions.ended') });
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('sessions.failed')) });
    }
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
            variant="danger"
            busy={pending}
            onClick={() => void attempt(() => endAll(user.id))}
          >
            {t('sessions.end_all')}
          </Button>
        )
      }
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('action.done')}
        </Button>
      }
    >
      <Loaded
        request={request}
        failure={t('sessions.load_failed')}
        skeleton={<RowsSkeleton rows={3} />}
      >
        {(reply) =>
          reply.items.length === 0 ? (
            <EmptyState text={t('sessions.none')} />
          ) : (
            <ul className={styles.list}>
              {reply.items.map((session) => (
                <li key={session.id} className={styles.session}>
                  <span className={styles.words}>
                    {session.user_agent || t('sessions.unknown')}
                    <small>
                      {t('sessions.seen', {
                        time: instant(Date.parse(session.last_seen_at)),
                        address: session.address,
                      })}
                    </small>
                  </span>
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => void attempt(() => end(user.id, session.id))}
                  >
                    {t('sessions.end')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}
