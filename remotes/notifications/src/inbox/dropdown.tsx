import { notificationDropdownSize } from '@board/contracts/constants/limits';
import { Link } from '@board/platform/router';
import { Button, EmptyState, LoadProblem, PanelSkeleton } from '@board/ui';
import { paths } from '../paths.ts';
import { useTexts } from '../text.ts';
import styles from './dropdown.module.css';
import { NotificationRow } from './notification-row.tsx';
import type { useLatestNotifications } from './notifications.queries.ts';
import { useNotificationActions } from './use-notification-actions.ts';

interface DropdownProps {
  readonly latest: ReturnType<typeof useLatestNotifications>;
  /** The person follows a link out of the dropdown. */
  readonly onLeave: () => void;
}

export function Dropdown({ latest, onLeave }: DropdownProps) {
  const t = useTexts();
  const actions = useNotificationActions();
  const { data, error } = latest;
  const items = data?.items.slice(0, notificationDropdownSize) ?? [];
  return (
    <div className={styles.dropdown}>
      {error && <LoadProblem request={latest} failed={t('error.load')} className={styles.state} />}
      {!data && !error && <PanelSkeleton height={240} rows={5} />}
      {data && items.length === 0 && (
        <div className={styles.state}>
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        </div>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <NotificationRow
              key={item.id}
              item={item}
              onRead={() => actions.read(item)}
              onDelete={() => actions.remove(item)}
              onFollow={() => {
                actions.follow(item);
                if (item.actionUrl) onLeave();
              }}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Link to={paths.notifications} onClick={onLeave}>
          {t('seeAll')}
        </Link>
        {items.length > 0 && (
          <Button needsNetwork variant="quiet" size="small" onClick={() => void actions.clear()}>
            {t('clear.confirm')}
          </Button>
        )}
      </div>
    </div>
  );
}
