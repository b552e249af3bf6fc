/** What the server finds things of, in the order in which they are shown. */
export const searchKinds = [
  'task',
  'lesson',
  'course',
  'exam',
  'term',
  'transaction',
  'notification',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchLimit = {
  /** Letters of a query. */
  query: 100,
  /** Hits of a kind, at first and when all are wanted. */
  first: 4,
  hits: 50,
  /** Letters of what stands below a title that are looked at. */
  text: 300,
  /** Without a day that is asked for, a lesson is the next one of its course, if it comes in so many days. */
  lessonDays: 13,
} as const;
