import { type Role, roles } from '@board/contracts/constants/roles';
import { Button, fieldsOf, IconButton, lateDialog, SelectField } from '@board/ui';
import { SearchField } from '@board/ui/page';
import { useState } from 'react';
import { useStats } from '../figures/figures.queries.ts';
import search from '../states/search.module.css';
import { useRefresh } from '../states/use-refresh.ts';
import { useTexts } from '../text.ts';
import type { OpenDialog } from './open-dialog.ts';
import { type UserFilter, useUsers } from './users.queries.ts';
import styles from './users-section.module.css';
import { UsersTable } from './users-table.tsx';

const UserDialogs = lateDialog(async () => (await import('./user-dialogs.tsx')).UserDialogs);

const everybody: UserFilter = { page: 1, search: '', role: 'all', sort: 'newest' };

/** Everybody who has an account: found, changed, switched off and on. */
export function UsersSection() {
  const t = useTexts();
  const [filter, setFilter] = useState(everybody);
  const [dialog, setDialog] = useState<OpenDialog>();
  const request = useUsers(filter);
  const refresh = useRefresh({ request, failed: t('users.refreshFailed') });
  const stats = useStats();
  const narrow = (part: Partial<UserFilter>) => setFilter({ ...filter, page: 1, ...part });
  const field = fieldsOf(filter, narrow);

  function changed() {
    void request.mutate();
    void stats.mutate();
  }

  return (
    <UsersTable
      request={request}
      filter={filter}
      onFilter={narrow}
      onOpen={setDialog}
      actions={
        <>
          <SearchField
            hideLabel
            className={search.search}
            label={t('users.search')}
            placeholder={t('users.searchHint')}
            {...field('search')}
          />
          <SelectField
            label={t('word.role')}
            hideLabel
            className={styles.role}
            {...field('role')}
            options={[
              { value: 'all' as const, label: t('users.allRoles') },
              ...roles.map((role: Role) => ({ value: role, label: t(`role.${role}`) })),
            ]}
          />
          <IconButton icon="refresh" label={t('users.refresh')} {...refresh} />
          <Button onClick={() => setDialog({ kind: 'many', filter })}>{t('users.many')}</Button>
          <Button onClick={() => setDialog({ kind: 'import' })}>{t('users.import')}</Button>
          <Button icon="plus" onClick={() => setDialog({ kind: 'create' })}>
            {t('users.create')}
          </Button>
        </>
      }
    >
      {dialog && (
        <UserDialogs
          dialog={dialog}
          onOpen={setDialog}
          onClose={() => setDialog(undefined)}
          onChanged={changed}
        />
      )}
    </UsersTable>
  );
}
