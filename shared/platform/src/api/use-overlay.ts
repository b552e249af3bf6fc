import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { type Overlay, overlayOf } from './overlay.ts';

export function useOverlay(): Overlay {
  return overlayOf(useSWRConfig().mutate);
}

/** Whether a change to this thing waits for the network. */
export function useWaiting(thing: string): boolean {
  const overlay = useOverlay();
  return useSyncExternalStore(overlay.subscribe, () => overlay.waitsFor(thing));
}
