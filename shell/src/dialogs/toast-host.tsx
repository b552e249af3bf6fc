import type { Toast } from '@board/contracts/events/event-map';
import { useEvent } from '@board/platform';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';

const loadToasts = () => import('@board/ui/toast');
const ToastRegion = lazy(async () => ({ default: (await loadToasts()).ToastRegion }));

/** Draws the toasts of shell and remotes; its code comes with the first of them. */
export function ToastHost() {
  const [used, setUsed] = useState(false);
  // What comes before the region listens would be lost; it waits here until then.
  const waiting = useRef<Toast[] | null>([]);

  useEvent('ui.toast', (toast) => {
    setUsed(true);
    if (waiting.current) waiting.current.push(toast);
    else void show(toast);
  });

  const start = useCallback(() => {
    const held = waiting.current ?? [];
    waiting.current = null;
    for (const toast of held) void show(toast);
  }, []);

  return used ? (
    <Suspense>
      <ToastRegion />
      <Listening onListening={start} />
    </Suspense>
  ) : null;
}

/** Stands behind the region, whose own effects therefore come first. */
function Listening({ onListening }: { onListening: () => void }) {
  useEffect(onListening, [onListening]);
  return null;
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
