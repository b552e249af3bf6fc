import { pageLimit } from '@board/contracts/constants/limits';
import { notificationCategories } from '@board/contracts/constants/notifications';
import { Link } from '@board/platform/router';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  PanelSkeleton,
  SelectField,
  Switch,
} from '@board/ui';
import { Pager } from '@board/ui/pager';
import { NotificationRow } from '../inbox/notification-row.tsx';
import { useNotifications } from '../inbox/notifications.queries.ts';
import { ReadAllButton } from '../inbox/read-all-button.tsx';
import { useNotificationActions } from '../inbox/use-notification-actions.ts';
import { paths } from '../paths.ts';
import { SendButton } from '../send/send-button.tsx';
import { useNotificationText } from '../text.ts';
import styles from './notifications-page.module.css';
import { useFilter } from './use-filter.ts';

/** Everything that was ever said, by category, unread first if asked, page by page. */
export function NotificationsPage() {
  const t = useNotificationText();
  const actions = useNotificationActions();
  const { category, unreadOnly, page, setCategory, setUnreadOnly, setPage } = useFilter();
  const { data, error, isValidating, mutate } = useNotifications({
    page,
    limit: pageLimit.default,
    ...(unreadOnly && { unread_only: true }),
    ...(category && { category }),
  });
  const filtered = unreadOnly || category !== undefined;

  return (
    <main className={styles.ground}>
      <div className={styles.page}>
        <Link to={paths.board} className={styles.back}>
          <Icon name="back" />
          {t('back')}
        </Link>
        <header className={styles.head}>
          <h1>{t('title')}</h1>
          <SendButton />
          {data && data.unread > 0 && <ReadAllButton />}
          {data && data.pagination.total > 0 && (
            <Button variant="danger" icon="trash" onClick={() => void actions.clear()}>
              {t('clear.confirm')}
            </Button>
          )}
        </header>
        <div className={styles.filter}>
          <SelectField
            label={t('filter.category')}
            value={category ?? ''}
            onChange={setCategory}
            options={[
              { value: '', label: t('filter.all') },
              ...notificationCategories.map((each) => ({
                value: each,
                label: t(`category.${each}`),
              })),
            ]}
          />
          <Switch label={t('filter.unread')} checked={unreadOnly} onChange={setUnreadOnly} />
        </div>
        {error && (
          <ErrorState message={t('error.load')} busy={isValidating} onRetry={() => void mutate()} />
        )}
        {!data && !error && <PanelSkeleton height={480} rows={8} />}
        {data?.pagination.total === 0 && (
          <EmptyState
            title={t(filtered ? 'empty.filtered' : 'empty.title')}
            text={t(filtered ? 'empty.filtered_text' : 'empty.text')}
          />
        )}
        <ul className={styles.list}>
          {data?.items.map((item) => (
            <NotificationRow
              key={item.id}
              item={item}
              onFollow={() => actions.follow(item)}
              onRead={() => actions.read(item)}
              onDelete={() => actions.remove(item)}
            />
          ))}
        </ul>
        {data && data.pagination.total > 0 && (
          <Pager
            page={data.pagination.page}
            pageSize={data.pagination.limit}
            total={data.pagination.total}
            totalPages={data.pagination.total_pages}
            onChange={setPage}
          />
        )}
      </div>
    </main>
  );
}
