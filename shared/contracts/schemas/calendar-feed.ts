import { type Static, Type } from 'typebox';
import type { CallSchema } from './call-schema.ts';
import { Done, Instant, Nullable, Strict } from './common.ts';

export const CalendarFeed = Type.Object({
  /** The feed's whole address, known to its owner only; null while there is none. */
  url: Nullable(Type.String()),
  created_at: Nullable(Instant),
});
export type CalendarFeed = Static<typeof CalendarFeed>;

export const calendarFeedSchemas = {
  getCalendarFeed: { reply: CalendarFeed },
  rotateCalendarFeed: { reply: CalendarFeed, status: 201 },
  revokeCalendarFeed: { reply: Done },
  downloadCalendar: {
    media: 'text/calendar; charset=utf-8',
    params: Strict({ secret: Type.String({ pattern: '^[A-Za-z0-9_-]{20,64}$' }) }),
  },
} satisfies Record<string, CallSchema>;
