import type { RemoteLoader } from '../remotes/load-remote.ts';

/** A loader of which a test says only what it is about. */
export function sampleLoader(change: Partial<RemoteLoader> = {}): RemoteLoader {
  return {
    load: () => new Promise(() => undefined),
    turn: () => 0,
    onTurn: () => () => undefined,
    again: () => undefined,
    fails: () => undefined,
    follow: () => undefined,
    report: () => undefined,
    ...change,
  };
}
