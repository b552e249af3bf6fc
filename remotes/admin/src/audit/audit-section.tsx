import type { AuditEntry } from '@board/contracts/calls/admin';
import { auditActions } from '@board/contracts/constants/operating';
import { useFormat } from '@board/platform';
import { SearchField } from '@board/ui/page';
import { type Column, QueryTable } from '@board/ui/query-table';
import { useState } from 'react';
import search from '../states/search.module.css';
import { Turns } from '../states/turns.tsx';
import { useTexts } from '../text.ts';
import { auditPageSize, useAudit } from './audit.queries.ts';

/** A newer server may write what these words do not know yet. */
const isDeed = (action: string) => auditActions.some((known) => known === action);

/** Who changed what; nobody can alter it, only look through it. */
export function AuditSection() {
  const t = useTexts();
  const { instant } = useFormat();
  const [wanted, setWanted] = useState('');
  /** The ends of the pages that were turned over. */
  const [ends, setEnds] = useState<readonly string[]>([]);

  const columns: readonly Column<AuditEntry>[] = [
    {
      header: t('audit.action'),
      lead: true,
      cell: ({ action, details }) => (
        <>
          {isDeed(action) ? t(`audit.deed.${action}`) : action}
          <small>
            {action} {details !== '{}' && details}
          </small>
        </>
      ),
    },
    { header: t('audit.actor'), cell: ({ actor_name }) => actor_name },
    { header: t('audit.target'), cell: (row) => <code>{row.target.slice(-8)}</code> },
    { header: t('audit.address'), cell: ({ address }) => address },
    { header: t('audit.time'), cell: ({ at }) => instant(at) },
  ];

  return (
    <QueryTable
      title={t('audit.title')}
      actions={
        <SearchField
          hideLabel
          className={search.search}
          label={t('audit.search')}
          placeholder={t('audit.searchHint')}
          value={wanted}
          onChange={(next) => {
            setWanted(next);
            setEnds([]);
          }}
        />
      }
      request={useAudit(wanted, ends.at(-1))}
      failed={t('audit.loadFailed')}
      empty={t(wanted === '' && ends.length === 0 ? 'audit.empty' : 'audit.none')}
      rowsWhileLoading={auditPageSize}
      columns={columns}
      rowKey={({ id }) => id}
      foot={({ items, has_more }) => (
        <Turns
          onNewer={ends.length > 0 && (() => setEnds(ends.slice(0, -1)))}
          onOlder={has_more && (() => setEnds([...ends, items.at(-1)?.id ?? '']))}
        />
      )}
    />
  );
}
