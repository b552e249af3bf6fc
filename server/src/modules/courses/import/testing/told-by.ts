import type { ImportedFile } from '../imported-file.ts';

/** What a file is read as, a line each: what it is, its lessons, and what was left out. */
export function toldBy(file: ImportedFile | null): string[] {
  const lessons = file?.courses.flatMap(({ course_name, teacher, meetings }) =>
    meetings.map(({ weekday, periods, time, weeks, classroom }) =>
      [course_name, teacher, weekday, periods || time, weeks, classroom].join(' | '),
    ),
  );
  const leftOut = file?.problems.map(({ reason, lesson, of }) =>
    of
      ? `in doubt: ${reason} | ${of.join(', ')}`
      : `left out: ${reason} | ${lesson?.course_name} | ${lesson?.weeks}`,
  );
  const source = file?.source?.en ?? file?.format ?? 'nothing';
  return [source, ...(lessons ?? []), ...(leftOut ?? [])];
}
