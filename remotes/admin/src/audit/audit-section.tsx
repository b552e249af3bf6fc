import type { AuditLine } from '@board/contracts/calls/admin';
import { auditActions } from '@board/contracts/constants/operating';
import { useFormat } from '@board/platform';
import { type Column, QueryTable } from '@board/ui/query-table';
import { useState } from 'react';
import { Turns } from '../states/turns.tsx';
import { useTexts } from '../text.ts';
import { type AuditFilter, auditPageSize, useAudit } from './audit.queries.ts';
import styles from './audit-section.module.css';
import { AuditTools } from './audit-tools.tsx';
import { detailsInWords } from './details-in-words.ts';
import { targetName } from './target-name.ts';

/** A newer server may write what these words do not know yet. */
const isDeed = (action: string) => auditActions.some((known) => known === action);

/** Of what the server writes; what people wrote is not looked up. */
const isWord = /^[a-z_]+$/i;

/** Who changed what; nobody can alter it, only look through it. */
export function AuditSection() {
  const t = useTexts();
  const { instant } = useFormat();
  const [filter, setFilter] = useState<AuditFilter>({});
  /** The ends of the pages that were turned over. */
  const [ends, setEnds] = useState<readonly string[]>([]);

  const orElse = { defaultValue: '' };
  const word = (name: string) =>
    (isWord.test(name) &&
      (t(`word.${name}`, orElse) || t(`role.${name}`, orElse) || t(`status.${name}`, orElse))) ||
    name;
  const isFiltered = Object.values(filter).some(Boolean);

  const columns: readonly Column<AuditLine>[] = [
    {
      header: t('audit.action'),
      lead: true,
      cell: ({ action, details }) => (
        <>
          {isDeed(action) ? t(`audit.deed.${action}`) : action}
          <small>
            {detailsInWords(details, word)} {action}
          </small>
        </>
      ),
    },
    {
      header: t('audit.actor'),
      cell: ({ actor_name }) => <span className={styles.word}>{actor_name}</span>,
    },
    {
      header: t('audit.target'),
      cell: ({ target, target_name }) =>
        target_name ?? <code className={styles.target}>{targetName(target)}</code>,
    },
    {
      header: t('word.address'),
      cell: ({ address }) => <span className={styles.word}>{address}</span>,
    },
    {
      header: t('word.time'),
      cell: ({ at }) => <span className={styles.time}>{instant(at)}</span>,
    },
  ];

  return (
    <QueryTable
      title={t('audit.title')}
      actions={
        <AuditTools
          filter={filter}
          onChange={(part) => {
            setFilter({ ...filter, ...part });
            setEnds([]);
          }}
        />
      }
      request={useAudit(filter, ends.at(-1))}
      failed={t('audit.loadFailed')}
      empty={t(isFiltered || ends.length > 0 ? 'audit.none' : 'audit.empty')}
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
