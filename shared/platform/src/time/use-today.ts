import { dayIn } from '@board/time';
import { useSyncExternalStore } from 'react';
import { useBoardValue } from '../state/use-board-value.ts';
import { clockNow, subscribeToClock } from './clock.ts';

/** Nearly every panel asks, and zones are slow to work out. */
let known = { timeZone: '', instant: 0, day: '' };

/** Today in the person's own zone; rolls over at midnight in an open page. */
export function useToday(): string {
  const timeZone = useBoardValue((board) => board.timeZone);
  return useSyncExternalStore(subscribeToClock, () => todayIn(timeZone, clockNow()));
}

function todayIn(timeZone: string, instant: number): string {
  if (known.timeZone !== timeZone || known.instant !== instant) {
    known = { timeZone, instant, day: dayIn(timeZone, instant) };
  }
  return known.day;
}
