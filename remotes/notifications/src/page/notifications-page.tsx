import { pageLimit } from '@board/contracts/constants/limits';
import { notificationCategories } from '@board/contracts/constants/notifications';
import { Link, useFilter } from '@board/platform/router';
import { Button, EmptyState, SelectField, Switch } from '@board/ui';
import { Page } from '@board/ui/page';
import { QueryList } from '@board/ui/query-table';
import { NotificationRow } from '../inbox/notification-row.tsx';
import { useNotifications } from '../inbox/notifications.queries.ts';
import { ReadAllButton } from '../inbox/read-all-button.tsx';
import { useNotificationActions } from '../inbox/use-notification-actions.ts';
import { paths } from '../paths.ts';
import { SendButton } from '../send/send-button.tsx';
import { useTexts } from '../text.ts';
import { readFilter, writeFilter } from './inbox-filter.ts';
import styles from './notifications-page.module.css';

/** Everything that was ever said, by category, unread first if asked, page by page. */
export function NotificationsPage() {
  const t = useTexts();
  const actions = useNotificationActions();
  const [{ category, unread, page }, change] = useFilter(readFilter, writeFilter);
  const request = useNotifications({
    page,
    limit: pageLimit.default,
    ...(unread && { unread_only: true }),
    ...(category && { category }),
  });
  const { data } = request;
  const kind = unread || category !== undefined ? 'filtered' : 'title';

  return (
    <Page
      size="narrow"
      title={t('title')}
      back={<Link to={paths.board}>{t('back')}</Link>}
      actions={
        <>
          <SendButton />
          {data && data.unread > 0 && <ReadAllButton />}
          {data && data.pagination.total > 0 && (
            <Button needsNetwork variant="quiet" icon="trash" onClick={() => void actions.clear()}>
              {t('clear.confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.filter}>
        <SelectField
          label={t('filter.category')}
          value={category ?? ''}
          onChange={(value) =>
            change({ category: notificationCategories.find((each) => each === value) })
          }
          options={[
            { value: '', label: t('filter.all') },
            ...notificationCategories.map((each) => ({
              value: each,
              label: t(`category.${each}`),
            })),
          ]}
        />
        <Switch
          label={t('filter.unread')}
          checked={unread}
          onChange={(on) => change({ unread: on })}
        />
      </div>
      <QueryList
        request={request}
        failed={t('error.load')}
        empty={
          <EmptyState
            title={t(`empty.${kind}`)}
            text={t(kind === 'filtered' ? 'empty.filteredText' : 'empty.text')}
          />
        }
        rowsWhileLoading={8}
        onPage={(next) => change({ page: next })}
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((item) => (
              <NotificationRow
                key={item.id}
                item={item}
                onFollow={() => actions.follow(item)}
                onRead={() => actions.read(item)}
                onDelete={() => actions.remove(item)}
              />
            ))}
          </ul>
        )}
      </QueryList>
    </Page>
  );
}
