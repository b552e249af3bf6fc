import type { ScopedMutator } from 'swr';
import type { ApiKey } from './api-key.ts';
import { isClosed } from './cache-owner.tsx';
import { cachedKeys } from './cached-keys.ts';
import type { Patch } from './patch.ts';

export interface Shown {
  /** When the last patch shows, or none does any more. */
  readonly whole: Promise<void>;
  readonly takeBack: () => void;
}

/** The patches of all writes that are still to be shown, in their order. */
const waiting: (() => void)[] = [];

/** Shows each patch in a piece of work of its own, after the press: all that draws a reply draws it at once. */
export function showPatches(mutate: ScopedMutator, patches: readonly Patch[]): Shown {
  let taken = false;
  const whole = Promise.withResolvers<void>();
  const before: { key: ApiKey; data: unknown }[] = [];
  function show({ name, update }: Patch): void {
    if (taken) return;
    for (const key of cachedKeys(mutate, ([call]) => call === name)) {
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
  const isUnderWay = waiting.length > 0;
  if (patches.length === 0) whole.resolve();
  else waiting.push(...patches.map((each) => () => show(each)), whole.resolve);
  if (waiting.length > 0 && !isUnderWay) showNext();
  return {
    whole: whole.promise,
    takeBack: () => {
      taken = true;
      if (isClosed(mutate)) return;
      for (const { key, data } of before.reverse()) void mutate(key, data, { revalidate: false });
    },
  };
}

function showNext(): void {
  setTimeout(() => {
    const step = waiting.shift();
    if (waiting.length > 0) showNext();
    step?.();
  });
}

/** For who reads all that shows: at once, what is still to come. */
export function showWaiting(): void {
  for (const step of waiting.splice(0)) step();
}
