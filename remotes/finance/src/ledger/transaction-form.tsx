import type { Transaction } from '@board/contracts/calls/finance';
import { useDraft, useText } from '@board/platform';
import { Button, Dialog, ErrorState } from '@board/ui';
import { useRef, useState } from 'react';
import { blankForm, type FormProblems, formOf, readForm } from './form-values.ts';
import { TransactionFieldset } from './transaction-fieldset.tsx';
import { useSaveTransaction } from './use-save-transaction.ts';

type TransactionFormProps = {
  readonly open: boolean;
  readonly onClose: () => void;
} & ({ readonly transaction: Transaction } | { readonly day: string });

/** Adds a transaction to a day, or edits one. */
export function TransactionForm(props: TransactionFormProps) {
  const { open, onClose } = props;
  const before = 'transaction' in props ? props.transaction : undefined;
  const t = useText('finance');
  const initial = 'transaction' in props ? formOf(props.transaction) : blankForm(props.day);
  const draft = useDraft(`finance.transaction.${before?.id ?? 'new'}`, initial);
  const [problems, setProblems] = useState<FormProblems>({});
  const [refusal, setRefusal] = useState<string>();
  const { save, pending } = useSaveTransaction(before);
  const amount = useRef<HTMLInputElement>(null);

  function close() {
    draft.discard();
    onClose();
  }

  async function submit() {
    if (pending) return;
    const read = readForm(draft.value);
    setProblems(read.problems ?? {});
    setRefusal(undefined);
    if (!read.fields) return;
    const refused = await save(draft.value.id, read.fields);
    if (refused === undefined) close();
    else setRefusal(refused);
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      onSubmit={() => void submit()}
      initialFocus={amount}
      title={t(before ? 'form.edit' : 'form.add')}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={pending}
            busyText={t(before ? 'form.updating' : 'form.adding')}
          >
            {t(before ? 'form.update_action' : 'form.add_action')}
          </Button>
        </>
      }
    >
      <TransactionFieldset
        values={draft.value}
        problems={problems}
        onChange={draft.change}
        amountField={amount}
      />
      {refusal && <ErrorState message={refusal} />}
    </Dialog>
  );
}
