import type { Notification } from '@board/contracts/calls/notifications';
import { relativeTime, useFormat, useLocale, useNow, useTimeZone } from '@board/platform';
import { classNames, Icon, IconButton } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './notification-row.module.css';
import { sitePath } from './site-path.ts';

interface NotificationRowProps {
  readonly item: Notification;
  readonly onFollow: () => void;
  readonly onRead: () => void;
  readonly onDelete: () => void;
}

/** One notification: mark, words, age; the whole of it can be pressed, its actions stand beside. */
export function NotificationRow({ item, onFollow, onRead, onDelete }: NotificationRowProps) {
  const t = useTexts();
  const { instant } = useFormat();
  const age = useAge(item.timestamp);
  const leads = sitePath(item.actionUrl) !== undefined;
  return (
    <li className={classNames(styles.row, !item.read && styles.unread)}>
      <span className={classNames(styles.mark, styles[item.type])}>
        <Icon name={item.type} label={t(`type.${item.type}`)} />
      </span>
      <button
        type="button"
        className={styles.open}
        onClick={onFollow}
        disabled={item.read && !leads}
      >
        <span className={styles.title}>
          {!item.read && <span className={styles.dot} role="img" aria-label={t('unread')} />}
          {item.title}
        </span>
        {item.message && <span className={styles.message}>{item.message}</span>}
        <span className={styles.facts}>
          {t(`category.${item.category}`)}
          <time dateTime={item.timestamp} title={instant(item.timestamp)}>
            {age}
          </time>
        </span>
      </button>
      <span className={styles.actions}>
        {!item.read && (
          <IconButton
            icon="check"
            size="small"
            label={t('markRead', { title: item.title })}
            onClick={onRead}
          />
        )}
        <IconButton
          icon="x"
          size="small"
          label={t('delete', { title: item.title })}
          onClick={onDelete}
        />
      </span>
    </li>
  );
}

function useAge(timestamp: string): string {
  const now = useNow();
  const locale = useLocale();
  const timeZone = useTimeZone();
  return relativeTime(Date.parse(timestamp), now, locale, { days: true, timeZone });
}
