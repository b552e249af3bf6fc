import { type LayerProps, useSelectedDay } from '@board/platform';
import { TransactionForm } from '../ledger/transaction-form.tsx';
import { EditRecordLayer } from './found-layers.tsx';

/** The form of a record over any page: of one that is there, or of a new one. */
export function AddTransactionLayer({ about, onClose }: LayerProps) {
  const selected = useSelectedDay();
  if (about?.id) return <EditRecordLayer about={about} onClose={onClose} />;
  return <TransactionForm open day={about?.date ?? selected} onClose={onClose} />;
}
