import type { MoneyAccount, Split } from '@board/contracts/calls/money-accounts';
import { useFormat } from '@board/platform';
import { emptyPage, IconButton } from '@board/ui';
import { Entry, QueryList } from '@board/ui/query-table';
import { useState } from 'react';
import styles from '../accounts/account-entry.module.css';
import { useSplits } from '../ledger/splits.queries.ts';
import { useLoadWords } from '../states/loaded.tsx';
import { useTexts } from '../text.ts';

interface SplitsListProps {
  readonly friends: readonly MoneyAccount[];
  readonly onOpen: (split: Split) => void;
}

/** What was shared, the newest first. */
export function SplitsList({ friends, onOpen }: SplitsListProps) {
  const t = useTexts();
  const { currency, namedDay } = useFormat();
  const words = useLoadWords();
  const [page, setPage] = useState(1);
  const request = useSplits(page);
  if (request.data?.pagination.total === 0) return null;
  const nameOf = (id: string) =>
    friends.find((friend) => friend.id === id)?.name ?? t('account.gone');
  return (
    <>
      <h3 className={styles.heading}>{t('split.shared')}</h3>
      <QueryList
        request={request}
        {...words}
        nothing={emptyPage}
        empty=""
        rowsWhileLoading={1}
        onPage={setPage}
      >
        {({ items }) => (
          <ul>
            {items.map((split) => (
              <Entry
                key={split.record.id}
                action={
                  <IconButton
                    icon="edit"
                    label={t('split.editOf', { what: split.record.description })}
                    onClick={() => onOpen(split)}
                  />
                }
              >
                {t('split.whole', {
                  what: split.record.description,
                  amount: currency(split.total),
                })}
                <small>
                  {[
                    namedDay(split.record.date),
                    ...split.shares.map(
                      ({ friend, amount }) => `${nameOf(friend)} ${currency(amount)}`,
                    ),
                  ].join(' · ')}
                </small>
              </Entry>
            ))}
          </ul>
        )}
      </QueryList>
    </>
  );
}
