import { Toast } from '@base-ui/react/toast';
import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';
import styles from './toast.module.css';
import { type ToastExtra, toastManager } from './toasts.ts';
import { useFreeEnd } from './use-free-end.ts';

/** Stands once in the shell. `data-bar` at the root lifts it over a bar at the bottom. */
export function ToastRegion() {
  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <Toast.Portal>
        <Region />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Region() {
  const texts = useUiTexts();
  const region = useRef<HTMLDivElement>(null);
  const { toasts } = Toast.useToastManager();
  const { end, isOverLayer } = useFreeEnd(region, toasts.length);
  return (
    <Toast.Viewport
      ref={region}
      className={styles.region}
      data-end={end}
      data-over={isOverLayer ? 'layer' : undefined}
      aria-label={texts.notifications}
    >
      <Toasts />
    </Toast.Viewport>
  );
}

/** What went well speaks for itself. */
const icons = { warning: 'warning', error: 'error' } as const;

function iconOf(type: string | undefined) {
  return type === 'warning' || type === 'error' ? icons[type] : undefined;
}

function Toasts() {
  const texts = useUiTexts();
  const { toasts, close } = Toast.useToastManager<ToastExtra>();
  return toasts.map((toast) => {
    const icon = iconOf(toast.type);
    const open = toast.data?.open;
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['up', 'down']}
        className={styles.toast}
      >
        <Toast.Content className={styles.content}>
          {icon && <Icon name={icon} />}
          <Toast.Title render={<p />} className={styles.message} />
          {open && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                close(toast.id);
                open.onAction();
              }}
            >
              {open.label}
            </button>
          )}
          <Toast.Action className={styles.action} />
          <Toast.Close className={styles.close} aria-label={texts.close}>
            <Icon name="x" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
