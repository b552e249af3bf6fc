import { useLocale } from '@board/platform';
import { Link } from '@board/platform/router';
import { IconButton, lateDialog } from '@board/ui';
import { Page } from '@board/ui/page';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { useRefresh } from '../states/use-refresh.ts';
import { useTexts } from '../text.ts';
import { LiveBudgets } from './live-budgets.tsx';
import { useModules } from './modules.queries.ts';
import { ModulesTable } from './modules-table.tsx';
import { NewRemoteToken } from './new-remote-token.tsx';
import { WaitingBuilds } from './waiting-builds.tsx';

const ModuleDialog = lateDialog(async () => (await import('./module-dialog.tsx')).ModuleDialog);

/** Every remote that the product delivers, and what an admin can do about it. */
export function ModulesPage() {
  const t = useTexts();
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string>();
  const request = useModules(page);
  const refresh = useRefresh({ request, failed: t('modules.loadFailed') });
  const state = request.data?.items.find(({ name }) => name === opened);

  return (
    <Page
      size="wide"
      title={t('modules.title')}
      back={<Link to={paths.console}>{t('title')}</Link>}
    >
      <WaitingBuilds remotes={request.data?.items ?? []} onChanged={() => void request.mutate()} />
      <ModulesTable
        request={request}
        onPage={setPage}
        onOpen={({ name }) => setOpened(name)}
        actions={
          <>
            <NewRemoteToken />
            <IconButton icon="refresh" label={t('modules.refresh')} {...refresh} />
          </>
        }
      />
      <LiveBudgets request={request} />
      {state && (
        <ModuleDialog
          key={state.name}
          state={state}
          title={state.title[locale]}
          onClose={() => setOpened(undefined)}
          onChanged={() => void request.mutate()}
        />
      )}
    </Page>
  );
}
