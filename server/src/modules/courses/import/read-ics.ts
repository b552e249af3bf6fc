import { calendarFileLimit, timetableLimit } from '@board/contracts/constants/limits';
import { defaultPeriods } from '@board/contracts/constants/periods';
import { writePeriods } from '@board/contracts/formats/period-text';
import { writeWeeks } from '@board/contracts/formats/week-text';
import type { ImportedLesson } from '@board/contracts/schemas/course-imports';
import { dayNumber, dayOfNumber, mondayAt, weekdayAt } from '@board/time';
import { CourseCollector } from './course-collector.ts';
import { type IcsEvent, readIcsEvent, unknownZones } from './ics-event.ts';
import { type IcsLesson, IcsLessons } from './ics-lessons.ts';
import { type IcsPart, icsFile } from './ics-lines.ts';
import { icsProperties } from './ics-properties.ts';
import { IcsZones } from './ics-zones.ts';
import { type ImportedFile, type ImportReason, RefusedEvent } from './imported-file.ts';

interface Times {
  start: string;
  end: string;
}

export interface IcsPlace {
  timeZone: string;
  /** The Monday that week 1 begins with; the first lesson's where it is not given. */
  firstMonday: string | null;
  periodsOn: (day: number) => readonly Times[];
}

const anyPeriods = () => defaultPeriods;

/** Every event becomes its days, and the days of one weekday, time and room become a weekly meeting again. */
export function readIcs(
  text: string,
  { timeZone, firstMonday, periodsOn = anyPeriods }: Partial<IcsPlace> & Pick<IcsPlace, 'timeZone'>,
): ImportedFile {
  const file = icsFile(text);
  const zones = new IcsZones(timeZone, file.zones);
  const problems = [...file.problems];
  /** One event that cannot be read is told with its line; the others go on. */
  const orRefused = <Result>(
    line: number,
    work: () => Result,
    lesson?: ImportedLesson,
  ): Result | null => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof RefusedEvent)) throw error;
      problems.push({ line, reason: error.reason, ...(lesson && { lesson }) });
      return null;
    }
  };
  const all = file.events
    .map((part) => orRefused(part.line, () => readIcsEvent(part, zones, calendarFileLimit.hours)))
    .filter((event) => event !== null)
    // The tasks of our own feed are no lessons.
    .filter((event) => !isTask(event));
  const events = all.filter(({ start }) => start.time !== '');
  for (const event of all) {
    const reason = noLesson(event);
    if (reason) problems.push({ line: event.line, reason, lesson: lessonOf(event) });
  }
  const lessons = new IcsLessons(timeZone, events);
  for (const event of events) orRefused(event.line, () => lessons.add(event), lessonOf(event));
  problems.push(...unknownZones(events));

  const earliest = Math.min(...lessons.all.map(({ day }) => day));
  const first = firstMonday ? dayNumber(firstMonday) : mondayAt(earliest);
  const collector = collected(lessons.all, first, periodsOn);
  return {
    format: 'ics',
    term: {
      name: orRefused(file.title.line, () => titleOf(file.title)) ?? '',
      first_monday: lessons.all.length > 0 ? dayOfNumber(first) : null,
      weeks: Math.max(collector.lastWeek, 1),
      period_tables: [],
    },
    courses: collector.all(),
    problems: problems.sort((a, b) => a.line - b.line),
  };
}

/** A day of a series that is called off leaves the series as it should be. */
function noLesson({ start, cancelled, replaces }: IcsEvent): ImportReason | undefined {
  if (start.time === '') return 'ics_whole_day';
  return cancelled && !replaces ? 'ics_cancelled' : undefined;
}

/** An event that repeats in a way of its own is told by its name, and its weeks can be written. */
function lessonOf({ name, teacher, classroom, start, rules }: IcsEvent): ImportedLesson {
  return {
    course_name: name,
    teacher,
    classroom,
    weekday: weekdayAt(dayNumber(start.day)),
    periods: '',
    weeks: '',
    text: [name, start.day, start.time, ...rules].join(' '),
  };
}

function collected(
  lessons: readonly IcsLesson[],
  first: number,
  periodsOn: (day: number) => readonly Times[],
): CourseCollector {
  const collector = new CourseCollector();
  const weekly = new Map<
    string,
    { sample: IcsLesson; periods: readonly number[]; weeks: Set<number> }
  >();
  for (const each of lessons) {
    const periods = periodsAt(each.time, periodsOn(each.day));
    const week = Math.floor((each.day - first) / 7) + 1;
    if (week < 1 || week > timetableLimit.weeks) {
      collector.addSession(each.name, each.teacher, {
        date: dayOfNumber(each.day),
        ...lesson(each, periods),
      });
      continue;
    }
    const key = JSON.stringify([
      weekdayAt(each.day),
      periods,
      periods.length ? '' : each.time,
      each.classroom,
      each.name,
      each.teacher,
    ]);
    const group = weekly.get(key) ?? { sample: each, periods, weeks: new Set<number>() };
    group.weeks.add(week);
    weekly.set(key, group);
    collector.note(week);
  }
  for (const { sample, periods, weeks } of weekly.values()) {
    collector.addMeeting(sample.name, sample.teacher, {
      weekday: weekdayAt(sample.day),
      weeks: writeWeeks([...weeks].sort((a, b) => a - b)),
      ...lesson(sample, periods),
    });
  }
  return collector;
}

const lesson = (each: IcsLesson, periods: readonly number[]) => ({
  periods: writePeriods(periods),
  time: periods.length > 0 ? null : each.time,
  classroom: each.classroom,
  teacher: '',
});

/** The periods that begin and end exactly as the event does. */
function periodsAt(time: string, table: readonly Times[]): readonly number[] {
  const first = table.findIndex((period) => period.start === time.slice(0, 5));
  const last = table.findIndex((period) => period.end === time.slice(6));
  if (first < 0 || last < first) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index + 1);
}

function titleOf({ properties }: IcsPart): string {
  const [title] = icsProperties(properties.slice(0, 1));
  return title?.values[0]?.trim() ?? '';
}

const isTask = ({ categories }: IcsEvent): boolean =>
  categories.some((kind) => kind.toUpperCase() === 'TASK');
