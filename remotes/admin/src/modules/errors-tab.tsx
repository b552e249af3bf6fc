import type { RemoteErrorCount } from '@board/contracts/calls/delivery';
import { useFormat } from '@board/platform';
import { EmptyState } from '@board/ui';
import { type Column, Table } from '@board/ui/table';
import { Loaded } from '../states/loaded.tsx';
import { RowsSkeleton } from '../states/rows-skeleton.tsx';
import { useAdminText } from '../text.ts';
import { useFieldErrors } from './modules.queries.ts';
import { shortVersion } from './short-version.ts';

/** What browsers reported in the last seven days, by release and by how far they came. */
export function ErrorsTab({ remote }: { readonly remote: string }) {
  const t = useAdminText();
  const { number, instant } = useFormat();
  const request = useFieldErrors(remote);
  const columns: readonly Column<RemoteErrorCount>[] = [
    {
      id: 'phase',
      header: t('modules.phase'),
      lead: true,
      cell: ({ phase }) => t(`modules.phases.${phase}`),
    },
    {
      id: 'version',
      header: t('modules.version'),
      cell: ({ version }) => <code>{shortVersion(version || null)}</code>,
    },
    {
      id: 'last',
      header: t('modules.last'),
      cell: ({ last_at }) => instant(Date.parse(last_at)),
    },
    {
      id: 'count',
      header: t('modules.count'),
      align: 'end',
      cell: ({ count }) => number(count),
    },
  ];
  return (
    <Loaded
      request={request}
      failure={t('modules.load_failed')}
      skeleton={<RowsSkeleton rows={3} />}
    >
      {({ items }) => (
        <Table
          label={t('state.table', { title: t('modules.tab.errors') })}
          columns={columns}
          rows={items}
          rowKey={({ version, phase }) => `${version} ${phase}`}
          empty={<EmptyState text={t('modules.no_errors')} />}
        />
      )}
    </Loaded>
  );
}
