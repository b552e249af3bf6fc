export const pageLimit = { default: 20, max: 100 } as const;
export const dayQueryLimit = 100;

export const password = { min: 6, max: 100, pattern: '^[^]{0,100}$' } as const;
/** Of one address alone: signs that make several of it, or something around it, are none of it. */
const addressSigns = '\\s@<>\\(\\)\\[\\]\\\\,;:"';
export const email = {
  max: 254,
  pattern: `^(?=.{0,254}$)[^${addressSigns}]{1,64}@([^${addressSigns}.]+\\.)+[^${addressSigns}.0-9][^${addressSigns}.]+$`,
} as const;
export const username = { min: 3, max: 20, pattern: '^[A-Za-z0-9_]{3,20}$' } as const;

/** A session that nobody used for so long is over. */
export const sessionSleepHours = { short: 12, remember: 30 * 24 } as const;

export const initialLoadDelayMs = 100;
export const autoRefreshMs = 30_000;
export const adminPollMs = 5_000;
export const adminLogLimit = 50;
/** Lists, objects and commas of one body; the largest import of records has 35,000. */
export const mostJsonValues = 50_000;
/** Escapes in its texts, and whatever stands between them. */
export const mostJsonSigns = 1_000_000;

/** People whom one deed of an administrator changes. */
export const usersAtOnce = 500;
/** A class file. */
export const classImportLimit = { rows: 500, characters: 200_000 } as const;

export const notificationDropdownSize = 5;
export const badgeCap = 99;

/** Of one person: live streams at an instance, and browsers that are sent push messages. */
export const openStreams = 20;
export const pushEndpoints = 20;
export const passkeysPerPerson = 20;

/** A release that nothing points to is kept for pages that still run it. */
export const keptReleaseDays = { local: 30, shipped: 180 } as const;
/** Pages take a new release within so many seconds, each at a moment of its own. */
export const announceSeconds = 10;
export const previewDays = 7;
/** So long a browser shows a composition or a preview before it shows what everybody has. */
export const pinnedMinutes = 60;

/** Spaces, and what takes no room at all, are no title. */
export const isBlank = (text: string): boolean => /^[\s\p{Cf}]*$/u.test(text);

export const textLength = {
  title: 200,
  name: 100,
  description: 5_000,
  bio: 500,
  url: 2_000,
} as const;

/** Every day that a person sends lies in these years. */
export const calendarYears = {
  first: 1970,
  last: 2100,
  pattern: '(19[7-9]\\d|20\\d\\d|2100)',
} as const;
export const calendarDays = {
  first: `${calendarYears.first}-01-01`,
  last: `${calendarYears.last}-12-31`,
} as const;
/** A moment is the instant of such a day in some zone, or a reminder before it. */
export const momentYears = {
  first: calendarYears.first - 1,
  last: calendarYears.last + 1,
} as const;

export const recurrenceLimit = {
  interval: 99,
  count: 999,
  /** Looked at for one answer; no rule within these bounds needs as many. */
  steps: 10_000,
} as const;

export const timetableLimit = {
  weeks: 60,
  periods: 20,
  dayChanges: 60,
  meetings: 60,
  sessions: 400,
  courses: 400,
  terms: 100,
  /** Of all courses, each week of a meeting by itself; eight full terms are not as many. */
  lessons: 5_000,
  /** Days that one request for lessons may span. */
  days: 400,
  /** 10 MB of file in base64. */
  importBase64: 14_000_000,
} as const;

/** What a calendar file may hold; a file or an event beyond it is refused with its line. */
export const calendarFileLimit = {
  lines: 400_000,
  events: 5_000,
  /** Days that its events fall on, all together. */
  occurrences: 5_000,
  /** Days walked through to find them. */
  steps: 200_000,
  /** Of one event, of those that a timetable is made of. */
  properties: 60,
  /** Left out or added, of one event. */
  dates: 500,
  /** Components within each other. */
  depth: 8,
  /** Letters of a property that has no text. */
  valueLength: 20_000,
  /** No lesson lasts longer. */
  hours: 24,
} as const;

/** Calendars that a person subscribes to. */
export const subscriptionLimit = {
  perPerson: 10,
  bytes: 2 * 1024 * 1024,
  /** In base64. */
  fileBase64: 2_800_000,
  /** Of one calendar, as they fall on days. */
  events: 2_000,
  /** Opened as tasks by one reading, the soonest first. */
  newTasks: 100,
  /** No event lasts longer. */
  eventDays: 31,
  /** Kept, around today. */
  daysBack: 31,
  daysAhead: 370,
  /** Days that one request for events may span. */
  days: 62,
  hoursBetween: 1,
} as const;
