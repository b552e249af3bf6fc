import type { RemoteState } from '@board/contracts/calls/delivery';
import { useFormat, useLocale } from '@board/platform';
import { Status, type StatusProps } from '@board/ui';
import { type Column, QueryTable } from '@board/ui/query-table';
import type { ReactNode } from 'react';
import { useTexts } from '../text.ts';
import type { useModules } from './modules.queries.ts';
import { shortVersion } from './short-version.ts';

interface ModulesTableProps {
  readonly request: ReturnType<typeof useModules>;
  readonly actions: ReactNode;
  readonly onPage: (page: number) => void;
  readonly onOpen: (state: RemoteState) => void;
}

const tones: Record<RemoteState['health'], StatusProps['tone']> = {
  ok: 'success',
  failing: 'error',
  off: 'off',
  empty: 'warning',
};

export function ModulesTable({ request, actions, onPage, onOpen }: ModulesTableProps) {
  const t = useTexts();
  const locale = useLocale();
  const { number } = useFormat();
  const kilobytes = (bytes: number) =>
    t('modules.kilobytes', { size: number(Math.round(bytes / 1024)) });

  const columns: readonly Column<RemoteState>[] = [
    {
      header: t('modules.name'),
      lead: true,
      cell: ({ title, name, owner }) => (
        <>
          {title[locale]}
          <small>
            {name} · {owner}
          </small>
        </>
      ),
    },
    {
      header: t('word.version'),
      cell: (state) => (
        <span>
          <code title={state.version ?? undefined}>{shortVersion(state.version)}</code>
          <small>{t(state.is_local ? 'modules.local' : 'modules.stable')}</small>
        </span>
      ),
    },
    {
      header: t('modules.canary'),
      spare: true,
      cell: ({ channels }) => (
        <code>
          {shortVersion(channels.find(({ channel }) => channel === 'canary')?.version ?? null)}
        </code>
      ),
    },
    {
      header: t('modules.health'),
      cell: ({ health }) => <Status tone={tones[health]}>{t(`modules.is.${health}`)}</Status>,
    },
    {
      header: t('modules.bytes'),
      align: 'end',
      spare: true,
      cell: ({ bytes, initial_bytes }) => (
        <span>
          {kilobytes(initial_bytes)}
          <small>{t('modules.ofAll', { size: kilobytes(bytes) })}</small>
        </span>
      ),
    },
    { header: t('modules.errors'), align: 'end', cell: ({ errors }) => number(errors) },
  ];

  return (
    <QueryTable
      title={t('modules.delivered')}
      actions={actions}
      request={request}
      failed={t('modules.loadFailed')}
      empty={t('modules.none')}
      rowsWhileLoading={7}
      onPage={onPage}
      columns={columns}
      rowKey={({ name }) => name}
      acts={(state) => [
        {
          label: t('modules.manage'),
          name: t('modules.manageNamed', { name: state.title[locale] }),
          run: () => onOpen(state),
        },
      ]}
    />
  );
}
