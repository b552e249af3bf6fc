import { weekdays } from '@board/contracts/constants/timetable';
import { useFormat } from '@board/platform';
import { addDays } from '@board/time';

const aMonday = '2026-11-16';

/** The weekdays in words, Monday first. */
export function useWeekdayOptions() {
  const format = useFormat();
  return weekdays.map((weekday) => ({
    value: String(weekday),
    label: format.weekday(addDays(aMonday, weekday - 1)),
  }));
}

/** The same in short, by its number. */
export function useWeekdayName() {
  const { shortWeekday } = useFormat();
  return (weekday: number) => shortWeekday(addDays(aMonday, weekday - 1));
}
