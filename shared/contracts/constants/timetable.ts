/** Where a course comes from. The school's come and go with the school, all others are the person's own. */
export const courseSources = ['own', 'import', 'school', 'sample'] as const;
export type CourseSource = (typeof courseSources)[number];

export const importFormats = ['ics', 'csv', 'wakeup', 'page'] as const;
export type ImportFormat = (typeof importFormats)[number];

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A name that some schools' systems send for a course that is none. */
export function isRealCourseName(name: string): boolean {
  const trimmed = name.trim();
  return trimmed !== '' && trimmed !== 'string';
}

/** The timeline's range where nothing widens it, its padding and its scale. */
export const timelineHours = { from: 8, to: 20, padding: 1 } as const;
