import { deleteSession, listSessions } from '@board/contracts/calls/account';
import { attempt, isSure, useApi, useFormat, useText, useWrite } from '@board/platform';
import { Button, Row, Skeleton, Status } from '@board/ui';
import { LoadTrouble } from '../parts/load-trouble.tsx';
import styles from '../parts/profile.module.css';
import { Section } from '../parts/section.tsx';
import { useAgo } from '../parts/use-ago.ts';
import { deviceWords } from './device-words.ts';
import { EndOthers } from './end-others.tsx';

/** Where one is logged in, and the way to end it. */
export function SessionsSection() {
  const t = useText('shell');
  const ago = useAgo();
  const { instant } = useFormat();
  const request = useApi(listSessions, {});
  const { data, error, mutate } = request;
  const { write, pending } = useWrite(deleteSession);

  async function end(id: string, device: string) {
    const sure = await isSure(
      t('profile.sessions.endTitle', { device }),
      t('profile.sessions.endText'),
      t('profile.sessions.end'),
    );
    if (!sure) return;
    const work = () => write({ params: { id } }).finally(() => mutate());
    await attempt(work, { done: t('profile.sessions.ended'), failed: t('actions.failed') });
  }

  return (
    <Section id="sessions" title={t('profile.sessions.title')} about={t('profile.sessions.about')}>
      <LoadTrouble request={request} />
      {!data && !error && <Skeleton height={48} />}
      <ul className={styles.lines}>
        {data?.items.map((session) => {
          const device = deviceWords(session.user_agent, t);
          const seen = ago(session.last_seen_at);
          return (
            <li key={session.id} className={styles.line}>
              <span>
                {device}
                <time
                  className={styles.note}
                  dateTime={session.last_seen_at}
                  title={instant(session.last_seen_at)}
                >
                  {t('profile.sessions.seen', { time: seen })}
                </time>
              </span>
              {session.current ? (
                <Status tone="success">{t('profile.sessions.current')}</Status>
              ) : (
                <Button
                  needsNetwork
                  label={t('profile.sessions.end')}
                  size="small"
                  variant="quiet"
                  disabled={pending}
                  onClick={() => void end(session.id, device)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {data && data.items.length > 1 && (
        <Row>
          <EndOthers onEnded={() => void mutate()} />
        </Row>
      )}
    </Section>
  );
}
