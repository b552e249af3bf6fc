import type { Call, ReplyOf } from '@board/contracts/calls/call';
import type { ScopedMutator } from 'swr';
import { type ApiKey, isApiKey } from './api-key.ts';

/** A change to every cached reply of one call. `url` tells which parameters the reply belongs to. */
export interface Patch {
  readonly name: string;
  readonly update: (reply: unknown, url: string) => unknown;
}

export function patch<C extends Call>(
  call: C,
  update: (reply: ReplyOf<C>, url: URL) => ReplyOf<C>,
): Patch {
  return {
    name: call.name,
    update: (reply, url) => update(reply as ReplyOf<C>, new URL(url, 'http://board')),
  };
}

/** Shows the patches at once and returns the way back. */
export function applyPatches(mutate: ScopedMutator, patches: readonly Patch[]): () => void {
  const before: { key: ApiKey; data: unknown }[] = [];
  for (const { name, update } of patches) {
    for (const key of cachedKeys(mutate, name)) {
      void mutate(
        key,
        (data: unknown) => {
          if (data === undefined) return data;
          before.push({ key, data });
          return update(data, key[1]);
        },
        { revalidate: false },
      );
    }
  }
  return () => {
    for (const { key, data } of before.reverse()) void mutate(key, data, { revalidate: false });
  };
}

/** SWR offers its keys only to a filter; one that matches nothing lists them without touching any. */
function cachedKeys(mutate: ScopedMutator, name: string): ApiKey[] {
  const keys: ApiKey[] = [];
  void mutate(
    (key) => {
      if (isApiKey(key) && key[0] === name) keys.push(key);
      return false;
    },
    undefined,
    { revalidate: false },
  );
  return keys;
}
