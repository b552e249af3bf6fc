import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { DialogProps } from '../dialog/dialog-props.ts';
import { FirstWrong } from '../form/first-wrong.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';

type Looks = Pick<
  DialogProps,
  'title' | 'subtitle' | 'size' | 'broad' | 'accent' | 'initialFocus' | 'footerStart' | 'children'
>;

export interface FormDialogProps extends Looks {
  readonly form: {
    readonly busy: boolean;
    readonly refusal: string | undefined;
    /** Why it cannot be sent at present; what was filled in stays. */
    readonly hindrance?: string | undefined;
    /** What the last answer found wrong. */
    readonly found?: object | undefined;
    readonly submit: () => void;
    readonly close: () => void;
  };
  readonly open?: boolean | undefined;
  /** By default it saves. */
  readonly submitLabel?: string | undefined;
  readonly busyText?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Where another way leads back than the cross. */
  readonly onCancel?: (() => void) | undefined;
  /** Stands apart at the start of the footer. */
  readonly remove?: { readonly label: string; readonly onRemove: () => void } | undefined | false;
}

/** A form in a dialog: Enter and its button send it, and what it was refused for stands at its end. */
export function FormDialog(props: FormDialogProps) {
  const texts = useUiTexts();
  const {
    form,
    open = true,
    submitLabel = texts.save,
    busyText,
    danger,
    onCancel,
    remove,
    children,
    ...looks
  } = props;
  return (
    <Dialog
      {...looks}
      open={open}
      onClose={() => form.close()}
      onSubmit={form.submit}
      footerStart={
        remove ? (
          <Button variant="danger" hindrance={form.hindrance} onClick={remove.onRemove}>
            {remove.label}
          </Button>
        ) : (
          looks.footerStart
        )
      }
      footer={
        <>
          <Button variant="quiet" onClick={onCancel ?? (() => form.close())}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger-solid' : 'primary'}
            busy={form.busy}
            busyText={busyText}
            hindrance={form.hindrance}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
      <FirstWrong found={form.found} />
      {form.refusal && <ErrorState message={form.refusal} />}
      {form.hindrance && <p role="status">{form.hindrance}</p>}
    </Dialog>
  );
}
