import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import dialog from '../dialog/dialog.module.css';
import layer from '../layer/layer.module.css';
import { useWayBack } from '../layer/use-way-back.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

export function ConfirmLayer(props: ConfirmDialogProps) {
  const { open, onCancel, onConfirm, title, consequence, danger = false } = props;
  const texts = useUiTexts();
  const cancel = useRef<HTMLButtonElement>(null);
  useWayBack(open, onCancel);

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(nowOpen) => !nowOpen && onCancel()}
      // As with every dialog; one of alerts would lock the page's scrolling, and move it.
      modal="trap-focus"
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.scrim} />
        <Dialog.Viewport className={dialog.viewport}>
          <Dialog.Popup
            role="alertdialog"
            className={classNames(layer.layer, dialog.popup, dialog.small)}
            initialFocus={danger ? cancel : true}
          >
            <div className={dialog.head}>
              <Dialog.Title className={classNames(dialog.heading, dialog.title)}>
                {title}
              </Dialog.Title>
            </div>
            <div className={dialog.body}>
              <Dialog.Description className={dialog.text}>{consequence}</Dialog.Description>
            </div>
            <div className={dialog.foot}>
              <Dialog.Close render={<Button ref={cancel} variant="quiet" />}>
                {props.cancelText ?? texts.cancel}
              </Dialog.Close>
              <Button variant={danger ? 'danger-solid' : 'primary'} onClick={onConfirm}>
                {props.confirmText}
              </Button>
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
