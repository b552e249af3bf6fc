import type { Transaction } from '@board/contracts/calls/finance';
import type { Opened } from '@board/ui';
import { useAccounts } from '../accounts/accounts.queries.ts';
import { SplitForm } from './split-form.tsx';
import { useSplitOf } from './splits.queries.ts';

interface SplitRecordFormProps extends Opened {
  readonly record: Transaction;
}

/** Of a record that is shown: begins with what is shared of it already, once that is known. */
export function SplitRecordForm({ record, ...opening }: SplitRecordFormProps) {
  const found = useSplitOf(record.id).data;
  const friends = useAccounts().data?.items.filter(({ kind }) => kind === 'friend');
  if (!found || !friends) return null;
  const split = found.items[0] ?? { record, total: record.amount, shares: [] };
  return <SplitForm {...opening} friends={friends} split={split} />;
}
