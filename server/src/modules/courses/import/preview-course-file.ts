import { textLength } from '@board/contracts/constants/limits';
import type { Locale } from '@board/contracts/constants/locales';
import { fileText } from '@board/contracts/formats/file-text';
import { readPeriods } from '@board/contracts/formats/period-text';
import { readWeeks } from '@board/contracts/formats/week-text';
import type {
  ImportedCourse,
  ImportedLesson,
  ImportPreview,
} from '@board/contracts/schemas/course-imports';
import { addDays, mondayOf } from '@board/time';
import { ServiceError } from '../../../errors/errors.ts';
import { isPdf } from '../../../files/pdf/words-of-pdf.ts';
import { expandLessons } from '../timetable/expand-lessons.ts';
import type { TermPlan, TimetableCourse } from '../timetable/plan.ts';
import { TermCalendar } from '../timetable/term-days.ts';
import { keepable } from './course-collector.ts';
import { findConflicts } from './find-conflicts.ts';
import { DamagedFile, type ImportedFile } from './imported-file.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { readFile } from './read-file.ts';
import { reasonText } from './reason-text.ts';
import { withinPeriods } from './within-periods.ts';

export interface CourseFile {
  bytes: Uint8Array;
  /** The term's, where the file gives it none. */
  name: string;
  /** The term that it is for; null for a new one, which begins with that Monday if one is given. */
  termId: string | null;
  firstMonday: string | null;
  /** What is there already. */
  terms: readonly TermPlan[];
  courses: readonly TimetableCourse[];
  today: string;
  timeZone: string;
  locale: Locale;
}

/** What an import of the file would bring, and what of it would overlap. It knows no database: it runs beside the server. */
export async function previewCourseFile(given: CourseFile): Promise<ImportPreview> {
  const term = given.terms.find(({ id }) => id === given.termId);
  const read = isPdf(given.bytes)
    ? ((await readPdf(given.bytes)) ?? unknownFormat())
    : readUpload(given, term);
  const target = term ?? newTerm(given, read);
  const file = withinPeriods(read, new TermCalendar(target));
  if (file.courses.length === 0 && file.problems.length === 0)
    throw new ServiceError('import.empty');
  return {
    format: file.format,
    ...(file.source ? { source: file.source[given.locale] } : {}),
    term: { ...file.term, name: keepable(file.term.name || given.name) },
    courses: file.courses,
    problems: file.problems.map(({ line, reason, lesson, of }) => ({
      line,
      reason: [
        of
          ?.slice(0, mostNames)
          .map((name) => keepable(name))
          .join(', '),
        reasonText(reason, given.locale),
      ]
        .filter(Boolean)
        .join(': '),
      ...(lesson && { lesson: bounded(lesson) }),
    })),
    ...conflictsOf(given, target, file.courses),
  };
}

const mostNames = 5;

/** What cannot be read may have any length. */
function bounded(lesson: ImportedLesson): ImportedLesson {
  const short = Object.entries(lesson).map(([name, value]) => [
    name,
    typeof value === 'string' ? keepable(value, textLength.title) : value,
  ]);
  return Object.fromEntries(short) as ImportedLesson;
}

function readUpload(
  { bytes, timeZone, firstMonday, locale }: CourseFile,
  term: TermPlan | undefined,
): ImportedFile {
  if (!fileText(bytes).trim()) throw new ServiceError('import.empty');
  const calendar = term && new TermCalendar(term);
  try {
    const file = readFile(bytes, {
      timeZone,
      firstMonday: term?.first_monday ?? firstMonday,
      ...(calendar ? { periodsOn: (day: number) => calendar.periodsOn(day) } : {}),
    });
    if (file) return file;
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    const reason = reasonText(error.reason, locale);
    throw new ServiceError('import.unreadable', {
      fill: { line: error.line, reason },
      details: [{ field: `line ${error.line}`, message: reason }],
    });
  }
  return unknownFormat();
}

function unknownFormat(): never {
  throw new ServiceError('import.unknown_format');
}

function newTerm({ firstMonday, today }: CourseFile, { term }: ImportedFile): TermPlan {
  return {
    id: 'new',
    first_monday: firstMonday ?? term.first_monday ?? mondayOf(today),
    weeks: term.weeks,
    period_tables: term.period_tables,
    day_changes: [],
  };
}

function conflictsOf(
  { terms, courses }: CourseFile,
  target: TermPlan,
  found: readonly ImportedCourse[],
): Pick<ImportPreview, 'conflicts' | 'conflicts_when_replacing'> {
  const range = {
    start: target.first_monday,
    end: addDays(target.first_monday, target.weeks * 7 - 1),
  };
  const staying = courses.filter((each) => each.term_id !== target.id || each.source === 'school');
  const imported = expandLessons(
    [target],
    found.map((course, index) => timetableOf(course, target, String(index))),
    range,
  );
  const conflictsWith = (existing: readonly TimetableCourse[]) =>
    findConflicts(expandLessons(terms, existing, range), imported);
  return { conflicts: conflictsWith(courses), conflicts_when_replacing: conflictsWith(staying) };
}

function timetableOf(course: ImportedCourse, term: TermPlan, id: string): TimetableCourse {
  return {
    id,
    term_id: term.id,
    course_name: course.course_name,
    teacher: course.teacher,
    color: 1,
    source: 'import',
    meetings: course.meetings.map((each, index) => ({
      ...each,
      id: `${id}.${index}`,
      periods: readPeriods(each.periods) ?? [],
      weeks: readWeeks(each.weeks, term.weeks) ?? [],
    })),
    sessions: course.sessions.map((each, index) => ({
      ...each,
      id: `${id}.s${index}`,
      periods: readPeriods(each.periods) ?? [],
    })),
    changes: [],
  };
}
