import { type LayerProps, useSelectedDay } from '@board/platform';
import { TransactionForm } from './transaction-form.tsx';

/** The form of a new record over any page. */
export function AddTransactionLayer({ about, onClose }: LayerProps) {
  const selected = useSelectedDay();
  return <TransactionForm open day={about?.date ?? selected} onClose={onClose} />;
}
