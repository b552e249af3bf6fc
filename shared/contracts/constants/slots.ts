/**
 * Every place that others fill: who has it, and the version of what it passes. A new optional
 * property is a minor version, anything that a remote could miss is a major one.
 */
export const slots = {
  /** A module on the board. */
  board: { host: 'shell', version: '1.0.0' },
  /** Small things at the right of the header. */
  header: { host: 'shell', version: '1.0.0' },
  /** Beside the board, where a screen is wide enough for a fourth column. */
  aside: { host: 'shell', version: '1.0.0' },
  /** The first thing on the board, above the modules of the day. */
  morning: { host: 'shell', version: '1.0.0' },
  /** A line below the name of a day. */
  day: { host: 'calendar-tasks', version: '1.0.0' },
  /** A task that somebody looks at. */
  task: { host: 'calendar-tasks', version: '1.0.0' },
  /** A week that somebody looks back on. */
  'week-review': { host: 'calendar-tasks', version: '1.0.0' },
  /** A course in a list of them. */
  course: { host: 'timetable-timeline', version: '1.0.0' },
  /** A course that somebody looks at. */
  'course-page': { host: 'timetable-timeline', version: '1.0.0' },
  /** An expense or income that somebody looks at. */
  record: { host: 'finance', version: '1.0.0' },
  /** Under a reply of the assistant, and where a conversation begins. */
  asked: { host: 'ai-chat', version: '1.0.0' },
} as const;

export type SlotPlace = keyof typeof slots;

/** Modules are the board's own matter, which places them by their descriptors. */
export type SlotName = Exclude<SlotPlace, 'board'>;

/** The versions of what the shell or a remote passes to the places that it has. */
export function slotsOf(host: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(slots).flatMap(([name, slot]) =>
      slot.host === host ? [[name, slot.version]] : [],
    ),
  );
}
