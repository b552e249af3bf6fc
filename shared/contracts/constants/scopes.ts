/** What a personal reply is made of. A write moves the revisions of its scopes, a read is valid as long as they stand. */
export const scopes = [
  'user',
  'tasks',
  'courses',
  'calendars',
  'exams',
  'grades',
  'classes',
  'transactions',
  'planning',
  'notifications',
  'conversations',
] as const;
export type Scope = (typeof scopes)[number];
