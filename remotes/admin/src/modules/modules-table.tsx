import type { RemoteState } from '@board/contracts/calls/delivery';
import { useFormat, useLocale } from '@board/platform';
import { Button, EmptyState, Status, type StatusProps } from '@board/ui';
import { type Column, Table } from '@board/ui/table';
import { useAdminText } from '../text.ts';
import styles from './modules-table.module.css';
import { shortVersion } from './short-version.ts';

interface ModulesTableProps {
  readonly modules: readonly RemoteState[];
  readonly onOpen: (state: RemoteState) => void;
}

const tones: Record<RemoteState['health'], StatusProps['tone']> = {
  ok: 'success',
  failing: 'error',
  off: 'off',
  empty: 'warning',
};

export function ModulesTable({ modules, onOpen }: ModulesTableProps) {
  const t = useAdminText();
  const locale = useLocale();
  const { number } = useFormat();
  const kilobytes = (bytes: number) =>
    t('modules.kilobytes', { size: number(Math.round(bytes / 1024)) });

  const columns: readonly Column<RemoteState>[] = [
    {
      id: 'name',
      header: t('modules.name'),
      lead: true,
      cell: ({ title, name }) => (
        <span className={styles.pair}>
          {title[locale]}
          <small>{name}</small>
        </span>
      ),
    },
    { id: 'owner', header: t('modules.owner'), cell: ({ owner }) => owner },
    {
      id: 'version',
      header: t('modules.version'),
      cell: (state) => (
        <span className={styles.pair}>
          <code title={state.version ?? undefined}>{shortVersion(state.version)}</code>
          <small>{t(state.is_local ? 'modules.local' : 'modules.stable')}</small>
        </span>
      ),
    },
    {
      id: 'canary',
      header: t('modules.canary'),
      cell: ({ channels }) => (
        <code>
          {shortVersion(channels.find(({ channel }) => channel === 'canary')?.version ?? null)}
        </code>
      ),
    },
    {
      id: 'health',
      header: t('modules.health'),
      cell: ({ health }) => <Status tone={tones[health]}>{t(`modules.is.${health}`)}</Status>,
    },
    {
      id: 'bytes',
      header: t('modules.bytes'),
      align: 'end',
      cell: ({ bytes, initial_bytes }) => (
        <span className={styles.pair}>
          {kilobytes(initial_bytes)}
          <small>{t('modules.of_all', { size: kilobytes(bytes) })}</small>
        </span>
      ),
    },
    {
      id: 'errors',
      header: t('modules.errors'),
      align: 'end',
      cell: ({ errors }) => number(errors),
    },
  ];

  return (
    <Table
      label={t('state.table', { title: t('modules.delivered') })}
      columns={columns}
      rows={modules}
      rowKey={({ name }) => name}
      actionsLabel={t('users.actions')}
      rowActions={(state) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('modules.manage_named', { name: state.title[locale] })}
          onClick={() => onOpen(state)}
        >
          {t('modules.manage')}
        </Button>
      )}
      empty={<EmptyState text={t('modules.none')} />}
    />
  );
}
