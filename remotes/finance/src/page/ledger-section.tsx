import type { Transaction } from '@board/contracts/calls/finance';
import { useFilter } from '@board/platform/router';
import { Button, EmptyState, emptyPage } from '@board/ui';
import { Section } from '@board/ui/page';
import { QueryList } from '@board/ui/query-table';
import { ExportButton } from '../exports/export-button.tsx';
import { useTransactions } from '../ledger/transactions.queries.ts';
import { useLoadWords } from '../states/loaded.tsx';
import { useTexts } from '../text.ts';
import { FilterBar } from './filter-bar.tsx';
import { LedgerDays } from './ledger-days.tsx';
import { hidesNothing, isPeriodOnly, queryOf, readFilter, writeFilter } from './ledger-filter.ts';

interface LedgerSectionProps {
  readonly month: string;
  readonly onOpen: (transaction: Transaction) => void;
}

/** Every transaction, found by period, type, category and text. */
export function LedgerSection({ month, onOpen }: LedgerSectionProps) {
  const t = useTexts();
  const [filter, change] = useFilter(readFilter, writeFilter);
  const query = queryOf(filter, month);
  const request = useTransactions(query);

  return (
    <Section
      title={t('ledger.title')}
      busy={request.isValidating}
      actions={<ExportButton query={query} />}
    >
      <FilterBar filter={filter} onChange={change} />
      <QueryList
        request={request}
        {...useLoadWords()}
        nothing={emptyPage}
        empty={
          isPeriodOnly(filter) ? (
            t('ledger.nothingYet')
          ) : (
            <EmptyState
              text={t('ledger.nothingFound')}
              action={
                <Button label={t('ledger.clearFilter')} onClick={() => change(hidesNothing)} />
              }
            />
          )
        }
        rowsWhileLoading={6}
        counts
        onPage={(page) => change({ page })}
      >
        {({ items }) => <LedgerDays transactions={items} onOpen={onOpen} />}
      </QueryList>
    </Section>
  );
}
