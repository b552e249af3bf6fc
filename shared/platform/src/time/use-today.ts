import { useSyncExternalStore } from 'react';
import { useBoardValue } from '../board/use-board-value.ts';
import { clockNow, subscribeToClock } from './clock.ts';
import { dayIn } from './zoned-day.ts';

/** Today in the person's own zone; rolls over at midnight in an open page. */
export function useToday(): string {
  const timeZone = useBoardValue((board) => board.timeZone);
  return useSyncExternalStore(subscribeToClock, () => dayIn(timeZone, clockNow()));
}
