import type { Toast } from '@board/contracts/events/event-map';
import { useEvent } from '@board/platform';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';

const loadToasts = () => import('@board/ui/toast');

/** For what has to be said when nothing can be loaded any more. */
export const preloadToasts = () => void loadToasts().catch(() => undefined);

/** Draws the toasts of shell and remotes; its code comes with the first of them. */
export function ToastHost() {
  const [Region, setRegion] = useState<ComponentType>();
  // What comes before the region listens would be lost; it waits here until then.
  const waiting = useRef<Toast[] | null>([]);

  const load = useCallback(() => {
    loadToasts().then(
      ({ ToastRegion }) => setRegion(() => ToastRegion),
      // A toast that cannot be drawn waits for the next one, or for the network.
      () => undefined,
    );
  }, []);

  useEvent('ui.toast', (toast) => {
    if (!waiting.current) {
      void show(toast);
      return;
    }
    waiting.current.push(toast);
    load();
  });

  // What was said to one person is not for whoever comes next.
  useEvent('session.ended', () => {
    if (waiting.current) waiting.current = [];
    else void loadToasts().then(({ dismissToast }) => dismissToast());
  });

  useEffect(() => {
    const retry = () => {
      if (waiting.current?.length) load();
    };
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [load]);

  const start = useCallback(() => {
    const held = waiting.current ?? [];
    waiting.current = null;
    for (const toast of held) void show(toast);
  }, []);

  return Region ? (
    <>
      <Region />
      <Listening onListening={start} />
    </>
  ) : null;
}

/** Stands behind the region, whose own effects therefore come first. */
function Listening({ onListening }: { onListening: () => void }) {
  useEffect(onListening, [onListening]);
  return null;
}

/** What was said of something on this page; whoever is told of it later says nothing new. */
const said = new Set<string>();
/** What each toast that stands there speaks of. */
const shown = new Map<string, readonly string[]>();
const ofKey = (key: string | undefined): string[] => (key === undefined ? [] : [key]);

async function show({
  tone,
  message,
  open,
  action,
  key,
  about = ofKey(key),
  yields,
}: Toast): Promise<void> {
  if (key !== undefined) {
    if (yields && said.has(key)) return;
    said.add(key);
  }
  const { dismissToast, showToast } = await loadToasts();
  // What was done shows first, in a piece of work of its own.
  setTimeout(() => {
    for (const [id, things] of shown) {
      if (id === key || !things.some((thing) => about.includes(thing))) continue;
      dismissToast(id);
      shown.delete(id);
    }
    const id = showToast({
      tone,
      message,
      id: key,
      open: open && { label: open.label, onAction: open.run },
      action: action && {
        label: action.label,
        onAction: () => {
          shown.delete(id);
          action.run();
        },
      },
      onClose: () => shown.delete(id),
    });
    if (about.length > 0) shown.set(id, about);
  });
}
