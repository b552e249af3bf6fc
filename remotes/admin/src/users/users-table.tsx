import type { AdminUser } from '@board/contracts/calls/admin-users';
import { messageOf, toast, useFormat, useSession, useTimeZone } from '@board/platform';
import { dayIn } from '@board/time';
import { Avatar, Button, EmptyState, Status } from '@board/ui';
import { type Column, Table } from '@board/ui/table';
import { useAdminText } from '../text.ts';
import { mayManage } from './may-manage.ts';
import { type UserFilter, useStatusChange } from './users.queries.ts';
import type { OpenDialog } from './users-section.tsx';
import styles from './users-table.module.css';

interface UsersTableProps {
  readonly users: readonly AdminUser[];
  readonly sort: UserFilter['sort'];
  readonly onSort: (sort: UserFilter['sort']) => void;
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly searched: boolean;
}

export function UsersTable({ users, sort, onSort, onOpen, searched }: UsersTableProps) {
  const t = useAdminText();
  const { user: self } = useSession();
  const { mediumDay } = useFormat();
  const zone = useTimeZone();
  const { change } = useStatusChange();

  async function setStatus(user: AdminUser) {
    const status = user.is_active ? 'inactive' : 'active';
    try {
      await change(user, status);
      const message = t(`users.now.${status}`, { name: user.username });
      toast({
        tone: 'success',
        message,
        action: { label: t('action.undo'), run: () => void undo(user) },
      });
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('users.status_failed')) });
    }
  }

  async function undo(user: AdminUser) {
    try {
      await change(user, user.status);
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('users.status_failed')) });
    }
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
      cell: (user) => (
        <code className={styles.id} title={user.id}>
          {user.id.slice(-8)}
        </code>
      ),
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
    <Table
      label={t('state.table', { title: t('users.title') })}
      columns={columns}
      rows={users}
      rowKey={(user) => user.id}
      sorting={sortings[sort]}
      onSort={({ column, direction }) => {
        if (column === 'username') onSort('username');
        else onSort(direction === 'ascending' ? 'oldest' : 'newest');
      }}
      actionsLabel={t('users.actions')}
      rowActions={(user) =>
        mayManage(self, user) && (
          <span className={styles.actions}>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('users.edit_named', { name: user.username })}
              onClick={() => onOpen({ kind: 'edit', user })}
            >
              {t('action.edit')}
            </Button>
            {user.id !== self?.id && (
              <Button
                variant="quiet"
                size="small"
                aria-label={t(user.is_active ? 'users.disable_named' : 'users.enable_named', {
                  name: user.username,
                })}
                onClick={() => void setStatus(user)}
              >
                {t(user.is_active ? 'users.disable' : 'users.enable')}
              </Button>
            )}
          </span>
        )
      }
      empty={<EmptyState text={t(searched ? 'users.nobody_found' : 'users.nobody')} />}
    />
  );
}

const sortings = {
  newest: { column: 'joined', direction: 'descending' },
  oldest: { column: 'joined', direction: 'ascending' },
  username: { column: 'username', direction: 'ascending' },
  last_seen: undefined,
} as const;
