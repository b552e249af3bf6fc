import type { AssistantConfig } from '@board/contracts/calls/assistant-configs';
import { Button, IconButton, lateDialog } from '@board/ui';
import { Pager } from '@board/ui/pager';
import { useState } from 'react';
import { Section } from '../console/section.tsx';
import { Loaded } from '../states/loaded.tsx';
import { RowsSkeleton } from '../states/rows-skeleton.tsx';
import { useRefresh } from '../states/use-refresh.ts';
import { useAdminText } from '../text.ts';
import { providersPageSize, useProviders } from './providers.queries.ts';
import { ProvidersTable } from './providers-table.tsx';

const ProviderDialog = lateDialog(
  async () => (await import('./provider-dialog.tsx')).ProviderDialog,
);

const nothing = {
  items: [],
  pagination: {
    page: 1,
    limit: providersPageSize,
    total: 0,
    total_pages: 0,
    has_next: false,
    has_prev: false,
  },
};

/** Whom the assistant may ask, and how often. */
export function ProvidersSection() {
  const t = useAdminText();
  const [page, setPage] = useState(1);
  const [editing, setEditing] = useState<{ config: AssistantConfig | undefined }>();
  const request = useProviders(page);
  const failure = t('providers.refresh_failed');
  const { refreshing, refresh } = useRefresh({ request, failure, nothing });

  return (
    <Section
      title={t('providers.title')}
      busy={request.isLoading}
      actions={
        <>
          <IconButton
            icon="refresh"
            label={t('providers.refresh')}
            busy={refreshing}
            onClick={refresh}
          />
          <Button icon="plus" onClick={() => setEditing({ config: undefined })}>
            {t('providers.create')}
          </Button>
        </>
      }
    >
      <Loaded
        request={request}
        failure={failure}
        nothing={nothing}
        skeleton={<RowsSkeleton rows={2} />}
      >
        {({ items, pagination }) => (
          <>
            <ProvidersTable
              configs={items}
              onEdit={(config) => setEditing({ config })}
              onChanged={() => void request.mutate()}
            />
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
      {editing && (
        <ProviderDialog
          key={editing.config?.id ?? 'new'}
          config={editing.config}
          onClose={() => setEditing(undefined)}
          onChanged={() => void request.mutate()}
        />
      )}
    </Section>
  );
}
