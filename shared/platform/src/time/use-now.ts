import { useSyncExternalStore } from 'react';
import { clockNow, subscribeToClock } from './clock.ts';

/** The current instant, moving on every minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribeToClock, clockNow);
}
