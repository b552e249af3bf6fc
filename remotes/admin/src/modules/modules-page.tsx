import type { RemoteState } from '@board/contracts/calls/delivery';
import { useLocale } from '@board/platform';
import { Link } from '@board/platform/router';
import { Icon, IconButton, lateDialog } from '@board/ui';
import { Pager } from '@board/ui/pager';
import { useState } from 'react';
import { Section } from '../console/section.tsx';
import { paths } from '../paths.ts';
import { Loaded } from '../states/loaded.tsx';
import { RowsSkeleton } from '../states/rows-skeleton.tsx';
import { useRefresh } from '../states/use-refresh.ts';
import { useAdminText } from '../text.ts';
import { useModules } from './modules.queries.ts';
import styles from './modules-page.module.css';
import { ModulesTable } from './modules-table.tsx';
import { NewRemoteToken } from './new-remote-token.tsx';

const ModuleDialog = lateDialog(async () => (await import('./module-dialog.tsx')).ModuleDialog);

/** Every remote that the product delivers, and what an admin can do about it. */
export function ModulesPage() {
  const t = useAdminText();
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string>();
  const request = useModules(page);
  const failure = t('modules.load_failed');
  const { refreshing, refresh } = useRefresh({ request, failure });
  const state = request.data?.items.find(({ name }) => name === opened);

  return (
    <main className={styles.ground}>
      <div className={styles.page}>
        <header className={styles.head}>
          <Link to={paths.console} className={styles.back}>
            <Icon name="back" size="small" />
            {t('title')}
          </Link>
          <h1>{t('modules.title')}</h1>
        </header>
        <Section
          title={t('modules.delivered')}
          busy={request.isLoading}
          actions={
            <>
              <NewRemoteToken />
              <IconButton
                icon="refresh"
                label={t('modules.refresh')}
                busy={refreshing}
                onClick={refresh}
              />
            </>
          }
        >
          <Loaded request={request} failure={failure} skeleton={<RowsSkeleton rows={7} />}>
            {({ items, pagination }) => (
              <>
                <ModulesTable modules={items} onOpen={({ name }: RemoteState) => setOpened(name)} />
                {pagination.total_pages > 1 && (
                  <Pager
                    page={pagination.page}
                    pageSize={pagination.limit}
                    total={pagination.total}
                    totalPages={pagination.total_pages}
                    onChange={setPage}
                  />
                )}
              </>
            )}
          </Loaded>
        </Section>
        {state && (
          <ModuleDialog
            key={state.name}
            state={state}
            title={state.title[locale]}
            onClose={() => setOpened(undefined)}
            onChanged={() => void request.mutate()}
          />
        )}
      </div>
    </main>
  );
}
