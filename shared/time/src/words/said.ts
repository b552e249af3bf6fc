import type { Day, Month, Time } from '../day.ts';
import type { Repeat } from '../repeat.ts';

export type Kind =
  | 'day'
  | 'days'
  | 'month'
  | 'time'
  | 'duration'
  | 'repeat'
  /** Where a rhythm ends. */
  | 'until'
  | 'remind'
  | 'priority'
  | 'course'
  | 'tag';

/** Who reads, when, and on which day of his calendar. */
export interface Place {
  locale: 'zh-CN' | 'en';
  today: Day;
  /** The day that is shown; a time without a day belongs to it. */
  openDay: Day;
  now: Time;
  /** Where English writes a date month first is known by the zone. */
  zone?: string;
}

export interface Options {
  kinds?: readonly Kind[];
  /** Their names: no other word behind an @ is a course. */
  courses?: readonly string[];
  /** Words that were taken once and given back: they stay in the title. */
  without?: readonly string[];
  /** A question has no title to spare: every reading counts. */
  asked?: boolean;
}

export interface Span {
  start: Day;
  end: Day;
}

export interface Taken {
  kind: Kind;
  words: string;
  from: number;
  to: number;
}

export interface Said {
  /** What is left of the line, in its order. */
  title: string;
  day?: Day;
  days?: Span;
  month?: Month;
  time?: { start: Time; end?: Time };
  repeat?: Repeat;
  /** Minutes before. */
  remind?: number;
  priority?: 'high' | 'medium' | 'low';
  /** Minutes. */
  duration?: number;
  course?: string;
  tags?: readonly string[];
  taken: readonly Taken[];
}
