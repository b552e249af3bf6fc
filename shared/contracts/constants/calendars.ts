/** What becomes of the events of a calendar: they are shown, or each is a task once. */
export const calendarKinds = ['events', 'tasks'] as const;
export type CalendarKind = (typeof calendarKinds)[number];
