import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import dialog from '../dialog/dialog.module.css';
import layer from '../layer/layer.module.css';
import { useWayBack } from '../layer/use-way-back.ts';
import { ErrorState } from '../states/error-state.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

export function ConfirmLayer(props: ConfirmDialogProps) {
  const { open, onCancel, onConfirm, title, consequence, danger = false, busy = false } = props;
  const texts = useUiTexts();
  const cancel = useRef<HTMLButtonElement>(null);
  useWayBack(open, () => {
    if (!busy) onCancel();
  });

  return (
    <AlertDialog.Root open={open} onOpenChange={(nowOpen) => !nowOpen && !busy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialog.scrim} />
        <AlertDialog.Viewport className={dialog.viewport}>
          <AlertDialog.Popup
            className={classNames(layer.layer, dialog.popup, dialog.small)}
            initialFocus={danger ? cancel : true}
          >
            <div className={dialog.head}>
              <AlertDialog.Title className={classNames(dialog.heading, dialog.title)}>
                {title}
              </AlertDialog.Title>
            </div>
            <div className={dialog.body}>
              <AlertDialog.Description className={dialog.text}>
                {consequence}
              </AlertDialog.Description>
              {props.error && <ErrorState message={props.error} />}
            </div>
            <div className={dialog.foot}>
              <AlertDialog.Close render={<Button ref={cancel} variant="quiet" disabled={busy} />}>
                {props.cancelText ?? texts.cancel}
              </AlertDialog.Close>
              <Button
                variant={danger ? 'danger-solid' : 'primary'}
                busy={busy}
                busyText={props.busyText}
                onClick={onConfirm}
              >
                {props.confirmText}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
