import type { AuditEntry } from '@board/contracts/calls/admin';
import { auditActions } from '@board/contracts/constants/operating';
import { useFormat } from '@board/platform';
import { Button, EmptyState } from '@board/ui';
import { type Column, Table } from '@board/ui/table';
import { useState } from 'react';
import { Section } from '../console/section.tsx';
import { Loaded } from '../states/loaded.tsx';
import { RowsSkeleton } from '../states/rows-skeleton.tsx';
import { SearchField } from '../states/search-field.tsx';
import { useAdminText } from '../text.ts';
import { auditPageSize, useAudit } from './audit.queries.ts';
import styles from './audit-section.module.css';

/** A newer server may write what these words do not know yet. */
const isDeed = (action: string) => auditActions.some((known) => known === action);

/** Who changed what; nobody can alter it, only look through it. */
export function AuditSection() {
  const t = useAdminText();
  const { instant } = useFormat();
  const [search, setSearch] = useState('');
  /** The ends of the pages that were turned over. */
  const [ends, setEnds] = useState<readonly string[]>([]);
  const request = useAudit(search, ends.at(-1));

  const columns: readonly Column<AuditEntry>[] = [
    {
      id: 'action',
      header: t('audit.action'),
      lead: true,
      cell: ({ action, details }) => (
        <span className={styles.action}>
          {isDeed(action) ? t(`audit.deed.${action}`) : action}
          <small>
            {action} {details !== '{}' && details}
          </small>
        </span>
      ),
    },
    { id: 'actor', header: t('audit.actor'), cell: ({ actor_name }) => actor_name },
    {
      id: 'target',
      header: t('audit.target'),
      cell: ({ target }) => <code className={styles.code}>{target.slice(-8)}</code>,
    },
    { id: 'address', header: t('audit.address'), cell: ({ address }) => address },
    { id: 'time', header: t('audit.time'), cell: ({ at }) => instant(Date.parse(at)) },
  ];

  return (
    <Section
      title={t('audit.title')}
      actions={
        <SearchField
          label={t('audit.search')}
          placeholder={t('audit.search_hint')}
          value={search}
          onChange={(next) => {
            setSearch(next);
            setEnds([]);
          }}
        />
      }
    >
      <Loaded
        request={request}
        failure={t('audit.load_failed')}
        skeleton={<RowsSkeleton rows={auditPageSize} />}
      >
        {({ items, has_more }) => (
          <>
            <Table
              label={t('state.table', { title: t('audit.title') })}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
              empty={<EmptyState text={t('audit.none')} />}
            />
            <div className={styles.foot}>
              {ends.length > 0 && (
                <Button size="small" variant="quiet" onClick={() => setEnds(ends.slice(0, -1))}>
                  {t('action.newer')}
                </Button>
              )}
              {has_more && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => setEnds([...ends, items.at(-1)?.id ?? ''])}
                >
                  {t('action.older')}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Section>
  );
}
