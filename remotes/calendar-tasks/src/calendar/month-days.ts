import { addDays, addMonths, mondayOf, weekdayOf } from '../time/days.ts';

const rows = 6;

/** Always six weeks from a Monday, so that nothing jumps. */
export function monthDays(month: string): readonly (readonly string[])[] {
  const first = mondayOf(`${month}-01`);
  return Array.from({ length: rows }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day)),
  );
}

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
      return addMonths(day, withShift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, withShift ? 12 : 1);
    default:
      return undefined;
  }
}
