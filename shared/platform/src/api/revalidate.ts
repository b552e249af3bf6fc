import type { Scope } from '@board/contracts/calls/call';
import { mutate as globalMutate, type ScopedMutator } from 'swr';
import { boardState } from '../board/board-state.ts';
import { isClosed } from './cache-owner.tsx';
import { cachedKeys } from './cached-keys.ts';

/**
 * Loads again what reads one of these scopes and is on screen; the rest is loaded when next shown.
 * Without a network nothing newer can be had, and what is shown, waiting writes included, stands.
 * A dozen requests at once would hold up the next press.
 */
export async function revalidateScopes(
  scopes: readonly Scope[],
  mutate: ScopedMutator = globalMutate,
): Promise<void> {
  if (!boardState.online) return;
  const keys = cachedKeys(mutate, ([, , reads]) => reads.some((each) => scopes.includes(each)));
  const loads: Promise<unknown>[] = [];
  for (const key of keys) {
    if (loads.length > 0) await new Promise((resolve) => setTimeout(resolve));
    if (isClosed(mutate)) break;
    // Who shows the reply says what is wrong with it.
    loads.push(mutate(key).catch(() => undefined));
  }
  await Promise.all(loads);
}
