import type { AdminUser } from '@board/contracts/calls/admin-users';
import { attempt, useFormat, useSession, useTimeZone } from '@board/platform';
import { dayIn } from '@board/time';
import { Avatar, Status } from '@board/ui';
import { type Column, QueryTable } from '@board/ui/query-table';
import type { ReactNode } from 'react';
import { mayManage } from '../may-manage.ts';
import { useTexts } from '../text.ts';
import type { OpenDialog } from './open-dialog.ts';
import { type UserFilter, usersPageSize, type useUsers, useUserWrites } from './users.queries.ts';
import styles from './users-table.module.css';

interface UsersTableProps {
  readonly request: ReturnType<typeof useUsers>;
  readonly filter: UserFilter;
  readonly onFilter: (part: Partial<UserFilter>) => void;
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export function UsersTable(props: UsersTableProps) {
  const { request, filter, onFilter, onOpen, actions, children } = props;
  const t = useTexts();
  const { user: self } = useSession();
  const { mediumDay } = useFormat();
  const zone = useTimeZone();
  const writes = useUserWrites();

  function setStatus(user: AdminUser) {
    const status = user.is_active ? 'inactive' : 'active';
    return attempt(() => writes.setStatus(user, status), {
      done: t(`users.now.${status}`, { name: user.username }),
      failed: t('users.statusFailed'),
      undo: () => writes.setStatus(user, user.status),
    });
  }

  const columns: readonly Column<AdminUser>[] = [
    {
      id: 'username',
      header: t('users.username'),
      lead: true,
      sortable: true,
      cell: (user) => (
        <span className={styles.who}>
          <Avatar name={user.username} src={user.avatar ?? undefined} size="small" />
          {user.username}
        </span>
      ),
    },
    { header: t('users.id'), cell: ({ id }) => <code title={id}>{id.slice(-8)}</code> },
    {
      header: t('word.email'),
      cell: (user) => <span className={styles.quiet}>{user.email}</span>,
    },
    {
      header: t('users.group'),
      cell: ({ group }) => group && <span className={styles.quiet}>{group}</span>,
    },
    { header: t('word.role'), cell: (user) => t(`role.${user.role}`) },
    {
      id: 'joined',
      header: t('users.joined'),
      sortable: true,
      cell: (user) => (
        <span className={styles.quiet}>{mediumDay(dayIn(zone, Date.parse(user.created_at)))}</span>
      ),
    },
    {
      header: t('users.status'),
      cell: (user) => (
        <Status tone={user.is_active ? 'success' : 'off'}>
          {user.inactive_on === null
            ? t(`status.${user.status}`)
            : t('users.until', { day: mediumDay(user.inactive_on) })}
        </Status>
      ),
    },
  ];

  return (
    <QueryTable
      title={t('users.title')}
      actions={actions}
      request={request}
      failed={t('users.refreshFailed')}
      empty={t(
        filter.search === '' && filter.role === 'all' ? 'users.nobody' : 'users.nobodyFound',
      )}
      rowsWhileLoading={usersPageSize}
      counts
      onPage={(page) => onFilter({ page })}
      columns={columns}
      rowKey={(user) => user.id}
      sorting={sortings[filter.sort]}
      onSort={({ column, direction }) => {
        const byDay = direction === 'ascending' ? 'oldest' : 'newest';
        onFilter({ sort: column === 'username' ? 'username' : byDay });
      }}
      acts={(user) => {
        if (!mayManage(self, user)) return [];
        const { username: name, is_active: active } = user;
        return [
          {
            label: t('action.edit'),
            name: t('users.editNamed', { name }),
            run: () => onOpen({ kind: 'edit', user }),
          },
          user.id !== self?.id && {
            label: t(active ? 'users.disable' : 'users.enable'),
            name: t(active ? 'users.disableNamed' : 'users.enableNamed', { name }),
            needsNetwork: true,
            run: () => setStatus(user),
          },
        ];
      }}
    >
      {children}
    </QueryTable>
  );
}

const sortings = {
  newest: { column: 'joined', direction: 'descending' },
  oldest: { column: 'joined', direction: 'ascending' },
  username: { column: 'username', direction: 'ascending' },
  last_seen: undefined,
} as const;
