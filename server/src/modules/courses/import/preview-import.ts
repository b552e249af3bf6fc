import type { ImportedCourse, ImportPreview } from '@board/contracts/schemas/courses';
import { type Context, today } from '../../../context.ts';
import type { Connection } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors.ts';
import { read } from '../../../transaction.ts';
import { coursesBetween, toTimetable } from '../courses.repository.ts';
import { readPeriods } from '../reading/period-text.ts';
import { readWeeks } from '../reading/week-text.ts';
import { listTermRows, toTermPlan } from '../terms.repository.ts';
import { addDays, dateOf, dayNumber, mondayOf } from '../timetable/days.ts';
import { expandLessons } from '../timetable/expand-lessons.ts';
import type { TermPlan, TimetableCourse } from '../timetable/plan.ts';
import { TermCalendar } from '../timetable/term-days.ts';
import { findConflicts } from './find-conflicts.ts';
import { DamagedFile, type ImportedFile } from './imported-file.ts';
import { readFile } from './read-file.ts';
import { reasonText } from './reason-text.ts';

export interface FileToImport {
  file_name: string;
  content: string;
  term_id?: string | null;
  first_monday?: string | null;
}

/** What an import would bring. It writes nothing. */
export function previewImport(ctx: Context, input: FileToImport): Promise<ImportPreview> {
  return read(ctx, async (connection) => {
    const terms = (await listTermRows(connection, ctx.actor.userId)).map(toTermPlan);
    const term = terms.find((each) => each.id === input.term_id);
    if (input.term_id && !term) throw new ServiceError('term.not_found');
    const file = readUpload(ctx, input, term);
    if (file.courses.length === 0 && file.problems.length === 0) {
      throw new ServiceError('import.empty');
    }
    const target = term ?? newTerm(ctx, file, input.first_monday ?? null);
    return {
      format: file.format,
      term: {
        ...file.term,
        name: file.term.name || input.file_name.replace(/\.[^.]*$/, '').slice(0, 100),
      },
      courses: file.courses,
      problems: file.problems.map(({ line, reason }) => ({
        line,
        reason: reasonText(reason, ctx.locale),
      })),
      ...(await conflictsOf(ctx, connection, terms, target, file.courses)),
    };
  });
}

function readUpload(ctx: Context, input: FileToImport, term: TermPlan | undefined): ImportedFile {
  const calendar = term && new TermCalendar(term);
  try {
    const file = readFile(Buffer.from(input.content, 'base64'), {
      timeZone: ctx.actor.timeZone,
      firstMonday: term?.first_monday ?? input.first_monday ?? null,
      ...(calendar ? { periodsOn: (day: number) => calendar.periodsOn(day) } : {}),
    });
    if (file) return file;
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    const reason = reasonText(error.reason, ctx.locale);
    throw new ServiceError('import.unreadable', {
      fill: { line: error.line, reason },
      details: [{ field: `line ${error.line}`, message: reason }],
    });
  }
  throw new ServiceError('import.unknown_format');
}

function newTerm(ctx: Context, file: ImportedFile, firstMonday: string | null): TermPlan {
  const monday = firstMonday ?? file.term.first_monday ?? dateOf(mondayOf(dayNumber(today(ctx))));
  return {
    id: 'new',
    first_monday: monday,
    weeks: file.term.weeks,
    period_tables: file.term.period_tables,
    day_changes: [],
  };
}

async function conflictsOf(
  ctx: Context,
  connection: Connection,
  terms: readonly TermPlan[],
  target: TermPlan,
  courses: readonly ImportedCourse[],
): Promise<Pick<ImportPreview, 'conflicts' | 'conflicts_when_replacing'>> {
  const range = {
    start: target.first_monday,
    end: addDays(target.first_monday, target.weeks * 7 - 1),
  };
  const rows = await coursesBetween(connection, ctx.actor.userId, range.start, range.end);
  const staying = rows.filter((row) => row.term_id !== target.id || row.source === 'school');
  const imported = expandLessons(
    [target],
    courses.map((course, index) => timetableOf(course, target, String(index))),
    range,
  );
  const conflictsWith = (existing: typeof rows) =>
    findConflicts(expandLessons(terms, existing.map(toTimetable), range), imported);
  return { conflicts: conflictsWith(rows), conflicts_when_replacing: conflictsWith(staying) };
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
