import { deleteSession, listSessions } from '@board/contracts/calls/account';
import {
  isSure,
  relativeTime,
  toast,
  useApi,
  useFormat,
  useLocale,
  useNow,
  useText,
  useWrite,
} from '@board/platform';
import { Button, ErrorState, Skeleton, Status } from '@board/ui';
import { troubleText } from '../api/trouble-text.ts';
import { deviceWords } from './device-words.ts';
import { EndOthers } from './end-others.tsx';
import styles from './profile.module.css';
import { Section } from './section.tsx';

/** Where one is logged in, and the way to end it. */
export function SessionsSection() {
  const t = useText('shell');
  const locale = useLocale();
  const now = useNow();
  const { instant } = useFormat();
  const { data, error, mutate } = useApi(listSessions, {});
  const { write, pending } = useWrite(deleteSession);

  async function end(id: string, device: string) {
    const sure = await isSure(
      t('profile.sessions.endTitle', { device }),
      t('profile.sessions.endText'),
      t('profile.sessions.end'),
    );
    if (!sure) return;
    try {
      await write({ params: { id } });
      toast({ tone: 'success', message: t('profile.sessions.ended') });
    } catch (error_) {
      toast({ tone: 'error', message: troubleText(error_, t) });
    } finally {
      await mutate();
    }
  }

  return (
    <Section title={t('profile.sessions.title')} about={t('profile.sessions.about')}>
      {error && !data && (
        <ErrorState message={troubleText(error, t)} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton height={48} />}
      <ul className={styles.lines}>
        {data?.items.map((session) => {
          const device = deviceWords(session.user_agent, t);
          const seen = relativeTime(Date.parse(session.last_seen_at), now, locale, { days: true });
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
        <div className={styles.actions}>
          <EndOthers onEnded={() => void mutate()} />
        </div>
      )}
    </Section>
  );
}
