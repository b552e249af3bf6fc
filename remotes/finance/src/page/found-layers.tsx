import { type LayerProps, useKnown } from '@board/platform';
import { useState } from 'react';
import { AccountForm } from '../accounts/account-form.tsx';
import { useAccounts } from '../accounts/accounts.queries.ts';
import { SplitRecordForm } from '../ledger/split-record-form.tsx';
import { TransactionDetail } from '../ledger/transaction-detail.tsx';
import { TransactionForm } from '../ledger/transaction-form.tsx';
import { useDayTransactions } from '../ledger/transactions.queries.ts';
import { useRecurring } from '../recurring/recurring.queries.ts';
import { RecurringForm } from '../recurring/recurring-form.tsx';

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
