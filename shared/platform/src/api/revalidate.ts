import type { Scope } from '@board/contracts/calls/call';
import { mutate as globalMutate, type ScopedMutator } from 'swr';
import { boardState } from '../board/board-state.ts';
import { isApiKey } from './api-key.ts';

/**
 * Loads again what reads one of these scopes and is on screen; the rest is loaded when next shown.
 * Without a network nothing newer can be had, and what is shown, waiting writes included, stands.
 */
export function revalidateScopes(
  scopes: readonly Scope[],
  mutate: ScopedMutator = globalMutate,
): Promise<unknown> {
  if (!boardState.online) return Promise.resolve();
  return mutate((key) => isApiKey(key) && key[2].some((scope) => scopes.includes(scope)));
}
