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
} as const;
