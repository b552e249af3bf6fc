import {
  type Calendar,
  type CalendarEvent,
  deleteCalendar,
  listCalendarEvents,
  listCalendars,
  restoreCalendar,
  subscribeCalendar,
  updateCalendar,
} from '@board/contracts/calls/calendars';
import { useApi, useWrite } from '@board/platform';

export type { Calendar, CalendarEvent };

export const useCalendars = () => useApi(listCalendars, {});

export const useCalendarEvents = (start_date: string, end_date: string) =>
  useApi(listCalendarEvents, { query: { start_date, end_date } });

export function useCalendarWrites() {
  const { write: subscribe } = useWrite(subscribeCalendar);
  const { write: update } = useWrite(updateCalendar);
  const { write: remove, pending: removing } = useWrite(deleteCalendar);
  const { write: restore } = useWrite(restoreCalendar);
  return { subscribe, update, remove, removing, restore };
}
