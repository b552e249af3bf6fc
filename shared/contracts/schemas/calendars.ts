import { type Static, Type } from 'typebox';
import { calendarKinds } from '../constants/calendars.ts';
import { subscriptionLimit, textLength } from '../constants/limits.ts';
import { courseColours } from '../constants/periods.ts';
import type { CallSchema } from './call-schema.ts';
import {
  changeOf,
  DateOnly,
  Done,
  Id,
  IdParams,
  Instant,
  Nullable,
  oneOf,
  PageQuery,
  pageOf,
  type Shows,
  Strict,
  stamps,
  TimeRange,
  text,
} from './common.ts';

const fields = {
  name: Type.String({ maxLength: textLength.name, 'x-missing': 'calendar.name_required' }),
  color: Type.Integer({ minimum: 1, maximum: courseColours }),
};
const CalendarEdit = Type.Object(fields);
/** All that can be changed of a subscribed calendar. */
export type CalendarEdit = Static<typeof CalendarEdit>;

export const Calendar = Type.Object({
  id: Id,
  ...fields,
  kind: oneOf(calendarKinds),
  /** Where it comes from, without what is secret of it; null for a file. */
  host: Nullable(Type.String()),
  events: Type.Integer({ description: 'How many it has at present' }),
  /** Events, lines and zones that could not be read the last time. */
  left_out: Type.Integer(),
  /** When it was last read well. */
  fetched_at: Instant,
  /** Since when it cannot be had, and why; what it had stays. */
  failing_since: Nullable(Instant),
  problem: Nullable(Type.String()),
  ...stamps,
} satisfies Shows<CalendarEdit>);
export type Calendar = Static<typeof Calendar>;

export const CalendarEvent = Type.Object({
  id: Id,
  calendar_id: Id,
  calendar: Type.String(),
  color: fields.color,
  title: Type.String(),
  place: Type.String(),
  /** What is written of it; of much the beginning. */
  text: Type.String(),
  date: DateOnly,
  /** Its last day. */
  until: DateOnly,
  /** On the person's wall; an end before the start is of the last day. Null for whole days. */
  time: Nullable(TimeRange),
});
export type CalendarEvent = Static<typeof CalendarEvent>;

const CalendarEvents = Type.Object({
  ...pageOf(CalendarEvent).properties,
  /** Calendars that cannot be had at present, of both kinds. */
  failing: Type.Array(Type.Object({ calendar: Type.String(), since: Instant })),
});
export type CalendarEvents = Static<typeof CalendarEvents>;

export const calendarSchemas = {
  listCalendars: { query: Strict(PageQuery), reply: pageOf(Calendar) },
  subscribeCalendar: {
    body: Strict({
      id: Type.Optional(Id),
      ...fields,
      kind: oneOf(calendarKinds),
      /** An address of an iCalendar file, or else the file itself in base64. */
      address: Type.Optional(text(textLength.url, 1)),
      content: Type.Optional(
        Type.String({ minLength: 1, maxLength: subscriptionLimit.fileBase64 }),
      ),
    }),
    reply: Calendar,
    status: 201,
  },
  updateCalendar: changeOf(CalendarEdit, Calendar),
  deleteCalendar: { params: IdParams, reply: Done },
  restoreCalendar: { params: IdParams, reply: Calendar },
  listCalendarEvents: {
    query: Strict({ ...PageQuery, start_date: DateOnly, end_date: DateOnly }),
    reply: CalendarEvents,
  },
} satisfies Record<string, CallSchema>;
