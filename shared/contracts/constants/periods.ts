export interface Period {
  readonly number: number;
  readonly start: string;
  readonly end: string;
}

const times = [
  '08:00-08:40',
  '08:45-09:25',
  '09:45-10:25',
  '10:30-11:10',
  '11:15-11:55',
  '14:00-14:40',
  '14:45-15:25',
  '15:45-16:25',
  '16:30-17:10',
  '17:15-17:55',
  '19:00-19:40',
  '19:45-20:25',
  '20:35-21:15',
  '21:20-22:00',
] as const;

/** The table that holds unless a term brings its own. */
export const defaultPeriods: readonly Period[] = times.map((range, index) => ({
  number: index + 1,
  start: range.slice(0, 5),
  end: range.slice(6),
}));

/** The time of a course without periods and the prefill of a form. */
export const defaultTime = '08:00-08:40';

export const courseColours = 5;
