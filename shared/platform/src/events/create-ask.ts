import { useEffect, useEffectEvent } from 'react';

/** Inside of one remote: somebody asks, such as a command, and whoever is on screen answers. */
export function createAsk<Payload = void>() {
  const listeners = new Set<(payload: Payload) => void>();

  function hear(listener: (payload: Payload) => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  return {
    ask(payload: Payload): void {
      for (const listener of listeners) listener(payload);
    },
    useAsked(answer: (payload: Payload) => void): void {
      const latest = useEffectEvent(answer);
      // biome-ignore lint/correctness/useExhaustiveDependencies: it is made once, with the ask
      useEffect(() => hear((payload) => latest(payload)), []);
    },
  };
}
