export const pageLimit = { default: 20, max: 100 } as const;
export const taskOverviewPages = 3;
export const dayQueryLimit = 100;

export const password = { min: 6, max: 100 } as const;
export const username = { min: 3, max: 20, pattern: '^[A-Za-z0-9_]{3,20}$' } as const;

export const initialLoadDelayMs = 100;
export const autoRefreshMs = 30_000;
export const adminPollMs = 5_000;
export const adminLogLimit = 50;
/** A class file. */
export const classImportLimit = { rows: 500, characters: 200_000 } as const;
export const keptBackups = 14;

export const notificationDropdownSize = 5;
export const badgeCap = 99;

/** How long a deleted thing can be had back. */
export const restorableDays = 30;

export const textLength = {
  title: 200,
  name: 100,
  description: 5_000,
  bio: 500,
  url: 2_000,
} as const;

export const timetableLimit = {
  weeks: 60,
  periods: 20,
  dayChanges: 60,
  meetings: 60,
  sessions: 400,
  courses: 400,
  /** Days that one request for lessons may span. */
  days: 400,
  /** 10 MB of file in base64. */
  importBase64: 14_000_000,
} as const;
