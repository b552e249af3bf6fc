/** What is told at a time that one chooses: every morning, and on Sunday. */
export const briefKinds = ['morning', 'sunday'] as const;
export type BriefKind = (typeof briefKinds)[number];

/** On the board alone, or ahead of it by a push message or a mail as well. */
export const briefWays = ['board', 'push', 'mail'] as const;
export type BriefWay = (typeof briefWays)[number];

/** Until somebody has chosen otherwise. */
export const usualBriefs = {
  morning: { is_on: false, time: '07:10', way: 'board', shows_sums: false },
  sunday: { is_on: false, time: '19:30', way: 'board', shows_sums: false },
} as const;

/** The card of a morning is of no use any more after so many minutes. */
export const morningMinutes = 5 * 60;

/** Free time is asked of so many days at once. */
export const freeTimeDays = 42;

/** What a link shows: the lessons by their names, or only that there is something. */
export const shareKinds = ['courses', 'busy'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Links at a time, and how many days each may live. */
export const shareLimit = { perPerson: 20, days: 30 } as const;
export const shareDays = [1, 7, 30] as const;

/** Of one exam, and how long each may be. */
export const revisionLimit = { blocks: 40, minutes: 60 * 60 } as const;
export const blockLengths = [45, 60, 90] as const;
