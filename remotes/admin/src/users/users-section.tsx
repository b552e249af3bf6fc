import type { AdminUser } from '@board/contracts/calls/admin-users';
import { type Role, roles } from '@board/contracts/constants/roles';
import { Button, IconButton, lateDialog, SelectField } from '@board/ui';
import { Pager } from '@board/ui/pager';
import { useState } from 'react';
import { Section } from '../console/section.tsx';
import { useStats } from '../figures/figures.queries.ts';
import { Loaded } from '../states/loaded.tsx';
import { RowsSkeleton } from '../states/rows-skeleton.tsx';
import { SearchField } from '../states/search-field.tsx';
import { useRefresh } from '../states/use-refresh.ts';
import { useAdminText } from '../text.ts';
import { type UserFilter, usersPageSize, useUsers } from './users.queries.ts';
import styles from './users-section.module.css';
import { UsersTable } from './users-table.tsx';

const UserDialogs = lateDialog(async () => (await import('./user-dialogs.tsx')).UserDialogs);

export type OpenDialog =
  | { kind: 'create' | 'import' }
  | { kind: 'edit' | 'sessions' | 'reset'; user: AdminUser };

const everybody: UserFilter = { page: 1, search: '', role: 'all', sort: 'newest' };

/** Everybody who has an account: found, changed, switched off and on. */
export function UsersSection() {
  const t = useAdminText();
  const [filter, setFilter] = useState(everybody);
  const [dialog, setDialog] = useState<OpenDialog>();
  const request = useUsers(filter);
  const failure = t('users.refresh_failed');
  const { refreshing, refresh } = useRefresh({ request, failure });
  const stats = useStats();
  const narrow = (part: Partial<UserFilter>) => setFilter({ ...filter, page: 1, ...part });

  function changed() {
    void request.mutate();
    void stats.mutate();
  }

  return (
    <Section
      title={t('users.title')}
      busy={request.isLoading}
      actions={
        <>
          <SearchField
            label={t('users.search')}
            placeholder={t('users.search_hint')}
            value={filter.search}
            onChange={(search) => narrow({ search })}
          />
          <SelectField
            label={t('users.role')}
            hideLabel
            className={styles.role}
            value={filter.role}
            options={[
              { value: 'all' as const, label: t('users.all_roles') },
              ...roles.map((role: Role) => ({ value: role, label: t(`role.${role}`) })),
            ]}
            onChange={(role) => narrow({ role })}
          />
          <IconButton
            icon="refresh"
            label={t('users.refresh')}
            busy={refreshing}
            onClick={refresh}
          />
          <Button onClick={() => setDialog({ kind: 'import' })}>{t('users.import')}</Button>
          <Button icon="plus" onClick={() => setDialog({ kind: 'create' })}>
            {t('users.create')}
          </Button>
        </>
      }
    >
      <Loaded request={request} failure={failure} skeleton={<RowsSkeleton rows={usersPageSize} />}>
        {({ items, pagination }) => (
          <>
            <UsersTable
              users={items}
              sort={filter.sort}
              onSort={(sort) => narrow({ sort })}
              onOpen={setDialog}
              searched={filter.search !== '' || filter.role !== 'all'}
            />
            {pagination.total > 0 && (
              <Pager
                page={pagination.page}
                pageSize={pagination.limit}
                total={pagination.total}
                totalPages={pagination.total_pages}
                onChange={(page) => setFilter({ ...filter, page })}
              />
            )}
          </>
        )}
      </Loaded>
      {dialog && (
        <UserDialogs
          dialog={dialog}
          onOpen={setDialog}
          onClose={() => setDialog(undefined)}
          onChanged={changed}
        />
      )}
    </Section>
  );
}
