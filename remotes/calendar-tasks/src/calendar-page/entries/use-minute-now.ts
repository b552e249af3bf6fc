import { useNow, useTimeZone } from '@board/platform';
import { dayMinutes, dayNumber, minutesOf, wallIn } from '@board/time';

/** In minutes since the first of all days, on the person's wall. */
export function useMinuteNow(): number {
  const { day, time } = wallIn(useTimeZone(), useNow());
  return dayNumber(day) * dayMinutes + minutesOf(time);
}
