import { Toast } from '@base-ui/react/toast';

export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

export interface ToastMessage {
  readonly tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  readonly message: string;
  /** Leads to what it speaks of; the thing is as final as if the toast had gone by itself. */
  readonly open?: ToastAction | undefined;
  readonly action?: ToastAction | undefined;
  /** Milliseconds; 0 stays until dismissed. Time stands still while the toast has hover or focus. */
  readonly timeout?: number | undefined;
  /** A toast with the same id takes the place of the one shown. */
  readonly id?: string | undefined;
  /** The toast went without its action: now the thing is final. */
  readonly onClose?: (() => void) | undefined;
}

/** What a toast has besides base-ui's own. */
export interface ToastExtra {
  readonly open: ToastAction | undefined;
}

export const toastManager = Toast.createToastManager<ToastExtra>();

const readingTime = 6_000;
const decidingTime = 10_000;

/** Shows a toast in the region and answers its id. */
export function showToast(toast: ToastMessage): string {
  const { tone = 'info', message, open, action, onClose } = toast;
  const needsThought = open !== undefined || action !== undefined || tone === 'error';
  let acted = false;

  const id = toastManager.add({
    ...(toast.id === undefined ? {} : { id: toast.id }),
    type: tone,
    data: { open },
    title: message,
    priority: tone === 'error' ? 'high' : 'low',
    timeout: toast.timeout ?? (needsThought ? decidingTime : readingTime),
    onClose: () => {
      if (!acted) {
        onClose?.();
      }
    },
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          acted = true;
          toastManager.close(id);
          action.onAction();
        },
      },
    }),
  });
  return id;
}

/** One toast, or all of them. */
export function dismissToast(id?: string): void {
  toastManager.close(id);
}
