import type { Transaction } from '@board/contracts/calls/finance';
import { useText } from '@board/platform';
import { useSearchParams } from '@board/platform/router';
import { EmptyState, Skeleton } from '@board/ui';
import { Pager } from '@board/ui/pager';
import { ExportButton } from '../exports/export-button.tsx';
import { useTransactions } from '../ledger/transactions.queries.ts';
import { Loaded } from '../states/loaded.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LedgerDays } from './ledger-days.tsx';
import {
  isPeriodOnly,
  type LedgerFilter,
  queryOf,
  readFilter,
  writeFilter,
} from './ledger-filter.ts';
import styles from './ledger-section.module.css';
import { Section } from './section.tsx';

interface LedgerSectionProps {
  readonly month: string;
  readonly onOpen: (transaction: Transaction) => void;
}

const nothing = {
  items: [],
  pagination: { page: 1, limit: 20, total: 0, total_pages: 0, has_next: false, has_prev: false },
};

/** Every transaction, found by period, type, category and text. */
export function LedgerSection({ month, onOpen }: LedgerSectionProps) {
  const t = useText('finance');
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const query = queryOf(filter, month);
  const request = useTransactions(query);

  const change = (part: Partial<LedgerFilter>) =>
    setAddress(writeFilter({ ...filter, page: 1, ...part }), { replace: true });

  return (
    <Section
      title={t('ledger.title')}
      busy={request.isValidating}
      actions={<ExportButton query={query} />}
    >
      <FilterBar filter={filter} onChange={change} />
      <Loaded request={request} skeleton={<TableSkeleton />} nothing={nothing}>
        {({ items, pagination }) =>
          pagination.total === 0 ? (
            <div className={styles.empty}>
              <EmptyState
                text={t(isPeriodOnly(filter) ? 'ledger.nothing_yet' : 'ledger.nothing_found')}
              />
            </div>
          ) : (
            <>
              <LedgerDays transactions={items} onOpen={onOpen} />
              <Pager
                page={pagination.page}
                pageSize={pagination.limit}
                total={pagination.total}
                totalPages={pagination.total_pages}
                onChange={(page) => change({ page })}
              />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function TableSkeleton() {
  return (
    <div className={styles.bones} aria-hidden="true">
      {['62%', '48%', '70%', '54%', '66%', '50%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
