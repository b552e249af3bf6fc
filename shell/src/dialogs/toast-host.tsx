import type { Toast } from '@board/contracts/events/event-map';
import { useEvent } from '@board/platform';
import { lazy, Suspense, useState } from 'react';

const loadToasts = () => import('@board/ui/toast');
const ToastRegion = lazy(async () => ({ default: (await loadToasts()).ToastRegion }));

/** Draws the toasts of shell and remotes; its code comes with the first of them. */
export function ToastHost() {
  const [used, setUsed] = useState(false);

  useEvent('ui.toast', (toast) => {
    setUsed(true);
    void show(toast);
  });

  return used ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null;
}

async function show({ tone, message, action, key }: Toast): Promise<void> {
  const { showToast } = await loadToasts();
  showToast({
    tone,
    message,
    id: key,
    action: action && { label: action.label, onAction: action.run },
  });
}
