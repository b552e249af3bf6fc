import { useText } from '@board/platform';
import { Button, Dialog, ErrorState, FirstWrong } from '@board/ui';
import type { FormDialogProps } from '@board/ui/dialogs';
import type { ReactNode } from 'react';
import styles from './second-factor.module.css';

interface Props {
  form: FormDialogProps['form'];
  title: string;
  busyText: string;
  submitLabel: string;
  /** Nothing is left but to read what it came to. */
  done: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** One step after the other. Nothing that was typed here is of use another time. */
export function StepsDialog(props: Props) {
  const { form, title, busyText, submitLabel, done, onClose, children } = props;
  const t = useText('shell');
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      onSubmit={done ? onClose : form.submit}
      footer={
        <>
          {!done && <Button variant="quiet" onClick={onClose} label={t('actions.cancel')} />}
          <Button
            type="submit"
            variant="primary"
            busy={form.busy}
            busyText={busyText}
            hindrance={done ? undefined : form.hindrance}
            label={submitLabel}
          />
        </>
      }
    >
      <div className={styles.steps}>
        {children}
        <FirstWrong found={form.found} />
        {form.refusal && <ErrorState message={form.refusal} />}
        {form.hindrance && !done && <p role="status">{form.hindrance}</p>}
      </div>
    </Dialog>
  );
}
