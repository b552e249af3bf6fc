import { useEffect, useEffectEvent } from 'react';

/** Whoever is asked may still have to be loaded and drawn. */
const patienceMs = 10_000;

/** Inside of one remote: somebody asks, such as a command, and whoever is or comes on screen answers. */
export function createAsk<Payload = void>() {
  const listeners = new Set<(payload: Payload) => void>();
  let unheard: { payload: Payload; until: number } | undefined;

  function hear(listener: (payload: Payload) => void) {
    listeners.add(listener);
    const late = unheard;
    unheard = undefined;
    // A layer that closes in the same moment gives the focus back first: who answers has the last word.
    if (late && Date.now() < late.until) queueMicrotask(() => listener(late.payload));
    return () => {
      listeners.delete(listener);
    };
  }

  return {
    ask(payload: Payload): void {
      unheard = listeners.size > 0 ? undefined : { payload, until: Date.now() + patienceMs };
      for (const listener of listeners) listener(payload);
    },
    useAsked(answer: (payload: Payload) => void): void {
      const latest = useEffectEvent(answer);
      // biome-ignore lint/correctness/useExhaustiveDependencies: it is made once, with the ask
      useEffect(() => hear((payload) => latest(payload)), []);
    },
  };
}
