import type { AssistantConfig } from '@board/contracts/calls/assistant-configs';
import { Button, emptyPage, IconButton, lateDialog } from '@board/ui';
import { useState } from 'react';
import { useRefresh } from '../states/use-refresh.ts';
import { useTexts } from '../text.ts';
import { useProviders } from './providers.queries.ts';
import { ProvidersTable } from './providers-table.tsx';

const ProviderDialog = lateDialog(
  async () => (await import('./provider-dialog.tsx')).ProviderDialog,
);

/** Whom the assistant may ask, and how often. */
export function ProvidersSection() {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const [editing, setEditing] = useState<{ config?: AssistantConfig }>();
  const request = useProviders(page);
  const failed = t('providers.refreshFailed');
  const refresh = useRefresh({ request, failed, nothing: emptyPage });

  return (
    <ProvidersTable
      title={t('providers.title')}
      actions={
        <>
          <IconButton icon="refresh" label={t('providers.refresh')} {...refresh} />
          <Button icon="plus" onClick={() => setEditing({})} label={t('providers.create')} />
        </>
      }
      request={request}
      failed={failed}
      onPage={setPage}
      onEdit={(config) => setEditing({ config })}
    >
      {editing && (
        <ProviderDialog
          key={editing.config?.id ?? 'new'}
          config={editing.config}
          onClose={() => setEditing(undefined)}
          onChanged={() => void request.mutate()}
        />
      )}
    </ProvidersTable>
  );
}
