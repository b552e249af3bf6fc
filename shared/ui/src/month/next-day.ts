import { addDays, mondayOf, sameDayIn, weekdayOf } from '@board/time';

/** The day that a key leads to, as the ARIA grid pattern has it; undefined for keys that are not the grid's. */
export function nextDay(key: string, day: string, withShift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(day, 7 - weekdayOf(day));
    case 'PageUp':
      return sameDayIn(day, withShift ? -12 : -1);
    case 'PageDown':
      return sameDayIn(day, withShift ? 12 : 1);
    default:
      return undefined;
  }
}
