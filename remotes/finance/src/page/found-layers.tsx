import type { LayerProps } from '@board/platform';
import { useEffect, useState } from 'react';
import { AccountForm } from '../accounts/account-form.tsx';
import { useAccounts } from '../accounts/accounts.queries.ts';
import { SplitRecordForm } from '../ledger/split-record-form.tsx';
import { TransactionDetail } from '../ledger/transaction-detail.tsx';
import { TransactionForm } from '../ledger/transaction-form.tsx';
import { useDayTransactions } from '../ledger/transactions.queries.ts';
import { useRecurring } from '../recurring/recurring.queries.ts';
import { RecurringForm } from '../recurring/recurring-form.tsx';

/** What was found, over any page: closes where it is there no more. */
function useKnown<Thing extends { id: string }>(
  { about, onClose }: LayerProps,
  { data, error }: { data: { items: readonly Thing[] } | undefined; error?: unknown },
): Thing | undefined {
  // What it was as it came: a form is not to change under somebody's hands.
  const [known, setKnown] = useState<Thing>();
  const found = data?.items.find(({ id }) => id === about?.id);
  if (found && !known) setKnown(found);
  const isGone = !known && (error !== undefined || (data !== undefined && !found));
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  return known;
}

/** A record of its day: seen first, then changed or shared. */
export function RecordLayer(layer: LayerProps) {
  const record = useKnown(layer, useDayTransactions(layer.about?.date ?? ''));
  const [step, setStep] = useState<'edit' | 'split'>();
  if (!record) return null;
  const { onClose } = layer;
  if (step === 'edit') return <TransactionForm open transaction={record} onClose={onClose} />;
  if (step === 'split') return <SplitRecordForm open record={record} onClose={onClose} />;
  return (
    <TransactionDetail
      open
      transaction={record}
      onClose={onClose}
      onEdit={() => setStep('edit')}
      onSplit={() => setStep('split')}
    />
  );
}

export function EditRecordLayer(layer: LayerProps) {
  const record = useKnown(layer, useDayTransactions(layer.about?.date ?? ''));
  return record && <TransactionForm open transaction={record} onClose={layer.onClose} />;
}

/** A card, a friend or a goal. */
export function AccountLayer(layer: LayerProps) {
  const account = useKnown(layer, useAccounts());
  return account && <AccountForm open account={account} onClose={layer.onClose} />;
}

export function RecurringLayer(layer: LayerProps) {
  const recurring = useKnown(layer, useRecurring());
  return recurring && <RecurringForm open recurring={recurring} onClose={layer.onClose} />;
}
