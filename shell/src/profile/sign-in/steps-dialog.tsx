import { useText } from '@board/platform';
import { Button, Dialog, ErrorState, FirstWrong } from '@board/ui';
import type { FormDialogProps } from '@board/ui/dialogs';
import type { ReactNode } from 'react';
import styles from '../parts/second-factor.module.css';

interface Props {
  form: FormDialogProps['form'];
  title: string;
  busyText: string;
  submitLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** One step after the other. Nothing that was typed here is of use another time. */
export function StepsDialog(props: Props) {
  const { form, title, busyText, submitLabel, onClose, children } = props;
  const t = useText('shell');
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      onSubmit={form.submit}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} label={t('actions.cancel')} />
          <Button
            type="submit"
            variant="primary"
            busy={form.busy}
            busyText={busyText}
            hindrance={form.hindrance}
            label={submitLabel}
          />
        </>
      }
    >
      <div className={styles.steps}>
        {children}
        <FirstWrong found={form.found} />
        {form.refusal && <ErrorState message={form.refusal} />}
        {form.hindrance && <p role="status">{form.hindrance}</p>}
      </div>
    </Dialog>
  );
}
