import { UTCDateMini } from '@date-fns/utc/date/mini';

/** A day as 'YYYY-MM-DD', a month as 'YYYY-MM', a time as 'HH:MM': what stands on a wall, in no zone. */
export type Day = string;
export type Month = string;
export type Time = string;

/** Inside this room a day is counted with as a date of UTC, which has no gaps and no overlaps. */
export const dateOf = (day: Day): Date => new UTCDateMini(`${day}T00:00:00Z`);

export const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);
