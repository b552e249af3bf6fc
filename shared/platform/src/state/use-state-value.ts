import { useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';

/**
 * One value of a shared state. `useSnapshot` would answer with another object than it drew from when any
 * other part has changed since, and React then draws in one piece what it had begun to draw in many.
 */
export function useStateValue<State extends object, Value>(
  state: State,
  read: (now: Snapshot<State>) => Value,
): Value {
  const follow = useCallback((listener: () => void) => subscribe(state, listener), [state]);
  return useSyncExternalStore(follow, () => read(snapshot(state)));
}
