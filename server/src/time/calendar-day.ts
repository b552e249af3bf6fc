import { calendarDays, momentYears } from '@board/contracts/constants/limits';
import { isDay } from '@board/time';

/** A day that the calendar has, within the years that are kept. */
export const isCalendarDay = (text: string): boolean =>
  isDay(text) && text >= calendarDays.first && text <= calendarDays.last;

export function isCalendarMoment(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= momentYears.first && year <= momentYears.last;
}
