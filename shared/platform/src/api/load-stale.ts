import type { ScopedMutator } from 'swr';
import { boardState } from '../state/board-state.ts';
import { isClosed } from './cache-owner.tsx';
import { overlayOf } from './overlay.ts';

/**
 * Loads again what is stale and on screen; the rest is loaded when next shown. Without a network
 * nothing newer can be had. A dozen requests at once would hold up the next press.
 */
export async function loadStale(mutate: ScopedMutator): Promise<void> {
  if (!boardState.online) return;
  const loads: Promise<unknown>[] = [];
  for (const key of overlayOf(mutate).stale()) {
    if (loads.length > 0) await new Promise((resolve) => setTimeout(resolve));
    if (isClosed(mutate)) break;
    // Who shows the reply says what is wrong with it.
    loads.push(mutate(key).catch(() => undefined));
  }
  await Promise.all(loads);
}
