import type { AdminUser } from '@board/contracts/calls/admin-users';
import { attempt, useFormat, useSession, useTimeZone } from '@board/platform';
import { dayIn } from '@board/time';
import { Avatar, Button, Status } from '@board/ui';
import { type Column, QueryTable } from '@board/ui/query-table';
import type { ReactNode } from 'react';
import { useTexts } from '../text.ts';
import { mayManage } from './may-manage.ts';
import type { OpenDialog } from './open-dialog.ts';
import { type UserFilter, usersPageSize, useStatusChange, type useUsers } from './users.queries.ts';
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
  const change = useStatusChange();

  function setStatus(user: AdminUser) {
    const status = user.is_active ? 'inactive' : 'active';
    const failed = t('users.statusFailed');
    const undo = () => attempt(() => change(user, user.status), { failed });
    return attempt(() => change(user, status), {
      done: t(`users.now.${status}`, { name: user.username }),
      failed,
      undo: { label: t('action.undo'), run: undo },
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
    {
      id: 'id',
      header: t('users.id'),
      cell: ({ id }) => <code title={id}>{id.slice(-8)}</code>,
    },
    {
      id: 'email',
      header: t('users.email'),
      cell: (user) => <span className={styles.quiet}>{user.email}</span>,
    },
    { id: 'role', header: t('users.role'), cell: (user) => t(`role.${user.role}`) },
    {
      id: 'joined',
      header: t('users.joined'),
      sortable: true,
      cell: (user) => (
        <span className={styles.quiet}>{mediumDay(dayIn(zone, Date.parse(user.created_at)))}</span>
      ),
    },
    {
      id: 'status',
      header: t('users.status'),
      cell: (user) => (
        <Status tone={user.is_active ? 'success' : 'off'}>{t(`status.${user.status}`)}</Status>
      ),
    },
  ];

  return (
    <QueryTable
      title={t('users.title')}
      actions={actions}
      label={t('state.table', { title: t('users.title') })}
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
      actionsLabel={t('users.actions')}
      rowActions={(user) =>
        mayManage(self, user) && (
          <>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('users.editNamed', { name: user.username })}
              onClick={() => onOpen({ kind: 'edit', user })}
            >
              {t('action.edit')}
            </Button>
            {user.id !== self?.id && (
              <Button
                needsNetwork
                variant="quiet"
                size="small"
                aria-label={t(user.is_active ? 'users.disableNamed' : 'users.enableNamed', {
                  name: user.username,
                })}
                onClick={() => void setStatus(user)}
              >
                {t(user.is_active ? 'users.disable' : 'users.enable')}
              </Button>
            )}
          </>
        )
      }
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
