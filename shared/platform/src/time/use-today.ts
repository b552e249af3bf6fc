import { useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { boardState } from '../board/board-state.ts';
import { clockNow, subscribeToClock } from './clock.ts';
import { dayIn } from './zoned-day.ts';

/** Today in the person's own zone; rolls over at midnight in an open page. */
export function useToday(): string {
  const { timeZone } = useSnapshot(boardState);
  return useSyncExternalStore(subscribeToClock, () => dayIn(timeZone, clockNow()));
}
