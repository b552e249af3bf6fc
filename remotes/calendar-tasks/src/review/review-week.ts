import { addDays, mondayOf } from '@board/time';

export interface ReviewWeek {
  readonly start: string;
  readonly end: string;
  /** The Monday of the week to come. */
  readonly next: string;
}

/** The week that ends with this Sunday; who comes late, on Monday, looks at the one that is over. */
export function reviewWeekOf(today: string): ReviewWeek {
  const start = mondayOf(addDays(today, -1));
  return { start, end: addDays(start, 6), next: addDays(start, 7) };
}
