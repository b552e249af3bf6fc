import type { MoneyAccount, Transfer } from '@board/contracts/calls/money-accounts';
import { useFormat } from '@board/platform';
import { emptyPage, IconButton } from '@board/ui';
import { Menu, MenuItem } from '@board/ui/menu';
import { Entry, QueryList } from '@board/ui/query-table';
import { useState } from 'react';
import { useLoadWords } from '../states/loaded.tsx';
import { useTexts } from '../text.ts';
import styles from './account-entry.module.css';
import { useTransfers } from './accounts.queries.ts';
import { useTransferActs } from './use-account-acts.ts';

interface TransfersListProps {
  readonly accounts: readonly MoneyAccount[];
  readonly onEdit: (transfer: Transfer) => void;
}

/** What was moved, the newest first. */
export function TransfersList({ accounts, onEdit }: TransfersListProps) {
  const t = useTexts();
  const words = useLoadWords();
  const [page, setPage] = useState(1);
  const request = useTransfers(page);
  if (request.data?.pagination.total === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('transfer.title')}</h3>
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
            {items.map((transfer) => (
              <TransferEntry
                key={transfer.id}
                transfer={transfer}
                accounts={accounts}
                onEdit={onEdit}
              />
            ))}
          </ul>
        )}
      </QueryList>
    </>
  );
}

function TransferEntry({
  transfer,
  accounts,
  onEdit,
}: TransfersListProps & { readonly transfer: Transfer }) {
  const t = useTexts();
  const { currency, namedDay } = useFormat();
  const acts = useTransferActs();
  const { from, to, amount, date, note } = transfer;
  const nameOf = (id: string | null) =>
    id === null
      ? t('transfer.elsewhere')
      : (accounts.find((account) => account.id === id)?.name ?? t('account.gone'));
  const way = t('transfer.way', { from: nameOf(from), to: nameOf(to) });
  return (
    <Entry
      action={
        <span className={styles.end}>
          <span className={styles.amount}>{currency(amount)}</span>
          <Menu trigger={<IconButton icon="more" label={t('transfer.more', { way })} />}>
            <MenuItem icon="edit" onSelect={() => onEdit(transfer)}>
              {t('action.edit')}
            </MenuItem>
            <MenuItem icon="trash" danger needsNetwork onSelect={() => void acts.remove(transfer)}>
              {t('action.delete')}
            </MenuItem>
          </Menu>
        </span>
      }
    >
      {way}
      <small>{[namedDay(date), note].filter(Boolean).join(' · ')}</small>
    </Entry>
  );
}
