import type { Webhook } from '@board/contracts/calls/webhooks';
import { useFormat, useLocale, useText } from '@board/platform';
import { Status } from '@board/ui';
import styles from '../parts/profile.module.css';
import { useAgo } from '../parts/use-ago.ts';

/** Where it leads, what it hears of, and how the last message went. */
export function WebhookWords({ hook }: { hook: Webhook }) {
  const t = useText('shell');
  const locale = useLocale();
  const ago = useAgo();
  const { instant } = useFormat();
  const { host, areas, is_off, failing_since: since, failures, problem, next_try_at: next } = hook;
  const names = new Intl.ListFormat(locale);
  const hears = names.format(areas.map((area) => t(`profile.tokens.area.${area}`)));
  const trouble =
    since &&
    t(is_off ? 'profile.webhooks.off' : 'profile.webhooks.failing', {
      since: instant(since),
      count: failures,
      next: next ? instant(next) : '',
    });
  return (
    <span>
      {hook.name ? `${hook.name} · ${host}` : host}
      <span className={styles.note}>
        {t('profile.passkeys.made', { time: instant(hook.created_at) })}
      </span>
      <span className={styles.note}>{t('profile.webhooks.hears', { areas: hears })}</span>
      <span className={styles.note}>
        {hook.last_at
          ? t('profile.webhooks.last', {
              time: ago(hook.last_at),
              status: hook.last_status ?? t('profile.webhooks.noAnswer'),
            })
          : t('profile.webhooks.waiting')}
      </span>
      {trouble && (
        <>
          <Status tone="warning">{trouble}</Status>
          <span className={styles.note}>{problem}</span>
        </>
      )}
    </span>
  );
}
