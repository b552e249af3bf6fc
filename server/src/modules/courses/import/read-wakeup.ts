import { timetableLimit } from '@board/contracts/constants/limits';
import { writePeriods } from '@board/contracts/formats/period-text';
import { writeWeeks } from '@board/contracts/formats/week-text';
import { isRecord } from '@board/federation/shape';
import { CourseCollector, isCourseName } from './course-collector.ts';
import { DamagedFile, type ImportedFile, type ImportReason } from './imported-file.ts';
import { clock, type Fields, mondayIn, numberIn, tablesOf, textIn } from './term-of-share.ts';

/**
 * Five lines of JSON: settings of the period table, its periods, the term, the courses, and their
 * lessons. Lines are recognised by what they hold, since older files have fewer of them.
 */
export function readWakeup(text: string): ImportedFile {
  const lines = text
    .split('\n')
    .flatMap((each, index) =>
      each.trim() ? [{ line: index + 1, value: parsed(each, index + 1) }] : [],
    );
  const lists = lines.filter(({ value }) => Array.isArray(value)) as {
    line: number;
    value: unknown[];
  }[];
  const periods =
    lists.find(({ value }) => has(value[0], 'startTime') && has(value[0], 'node'))?.value ?? [];
  const courses = lists.find(({ value }) => has(value[0], 'courseName'));
  const lessons = lists.find(
    ({ value }) => has(value[0], 'startNode') && has(value[0], 'startWeek'),
  );
  const term = lines.map(({ value }) => value).find((value) => has(value, 'startDate')) as
    | Fields
    | undefined;
  if (!courses || !lessons) throw new DamagedFile(lines.at(-1)?.line ?? 1, 'ics_end');

  const first_monday = mondayIn(term);
  const names = new Map(
    courses.value.filter(isRecord).map((course) => [course.id, textIn(course, 'courseName')]),
  );
  const collector = new CourseCollector();
  const problems: { line: number; reason: ImportReason }[] = [];
  for (const lesson of lessons.value) {
    const reason = isRecord(lesson) ? addLesson(collector, lesson, names) : 'json';
    if (reason) problems.push({ line: lessons.line, reason });
  }
  return {
    format: 'wakeup',
    term: {
      name: term ? textIn(term, 'tableName') : '',
      first_monday,
      weeks: Math.min(
        Math.max(numberIn(term ?? {}, 'maxWeek') ?? 0, collector.lastWeek, 1),
        timetableLimit.weeks,
      ),
      period_tables: tablesOf(periods, numberIn(term ?? {}, 'nodes'), first_monday),
    },
    courses: collector.all(),
    problems,
  };
}

function addLesson(
  collector: CourseCollector,
  lesson: Fields,
  names: ReadonlyMap<unknown, string>,
): ImportReason | undefined {
  const name = names.get(lesson.id);
  if (name === undefined) return 'course_missing';
  if (!isCourseName(name)) return 'name';
  const weekday = numberIn(lesson, 'day') ?? 0;
  if (weekday < 1 || weekday > 7) return 'weekday';
  const first = numberIn(lesson, 'startNode') ?? 0;
  const step = numberIn(lesson, 'step') ?? 1;
  if (first < 1 || step < 1 || first + step - 1 > timetableLimit.periods) return 'periods';
  const weeks = weeksOf(lesson);
  if (weeks.length === 0) return 'weeks';
  const own = lesson.ownTime === true && clock(lesson.startTime) && clock(lesson.endTime);
  collector.addMeeting(name, textIn(lesson, 'teacher'), {
    weekday,
    weeks: writeWeeks(weeks),
    periods: own ? '' : writePeriods(Array.from({ length: step }, (_, index) => first + index)),
    time: own ? `${clock(lesson.startTime)}-${clock(lesson.endTime)}` : null,
    classroom: textIn(lesson, 'room'),
    teacher: '',
  });
  collector.note(weeks.at(-1) ?? 0);
  return undefined;
}

/** Type 0 is every week, 1 the odd ones, 2 the even ones. */
function weeksOf(lesson: Fields): number[] {
  const first = numberIn(lesson, 'startWeek') ?? 0;
  const last = numberIn(lesson, 'endWeek') ?? 0;
  const type = numberIn(lesson, 'type') ?? 0;
  if (first < 1 || last > timetableLimit.weeks) return [];
  const weeks: number[] = [];
  for (let week = first; week <= last; week += 1) {
    if (type === 0 || week % 2 === type % 2) weeks.push(week);
  }
  return weeks;
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new DamagedFile(number, 'json');
  }
}

const has = (value: unknown, key: string): boolean => isRecord(value) && key in value;
