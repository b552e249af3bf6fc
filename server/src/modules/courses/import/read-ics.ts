import { timetableLimit } from '@board/contracts/constants/limits';
import { defaultPeriods } from '@board/contracts/constants/periods';
import ICAL from 'ical.js';
import { writePeriods } from '../reading/period-text.ts';
import { writeWeeks } from '../reading/week-text.ts';
import { dateOf, dayNumber, mondayOf, weekdayOf } from '../timetable/days.ts';
import { CourseCollector } from './course-collector.ts';
import { checkedIcsLines } from './ics-lines.ts';
import { DamagedFile, type ImportedFile, type ImportReason } from './imported-file.ts';
import { wallClock } from './wall-clock.ts';

interface Times {
  start: string;
  end: string;
}

interface Occurrence {
  day: number;
  time: string;
  name: string;
  teacher: string;
  classroom: string;
}

export interface IcsPlace {
  timeZone: string;
  /** The Monday that week 1 begins with; the first lesson's where it is not given. */
  firstMonday: string | null;
  periodsOn: (day: number) => readonly Times[];
}

const most = { events: 5_000, occurrences: 5_000 } as const;
/** What a timetable repeats by. Other rules may never come to an end. */
const knownRules = new Set(['freq', 'interval', 'count', 'until', 'byday', 'wkst']);
const anyPeriods = () => defaultPeriods;

/** Every event becomes its days, and the days of one weekday, time and room become a weekly meeting again. */
export function readIcs(
  text: string,
  { timeZone, firstMonday, periodsOn = anyPeriods }: Partial<IcsPlace> & Pick<IcsPlace, 'timeZone'>,
): ImportedFile {
  const lines = checkedIcsLines(text);
  const calendar = new ICAL.Component(parsed(text, lines[0] ?? 1));
  const problems: { line: number; reason: ImportReason }[] = [];
  const occurrences: Occurrence[] = [];
  const components = calendar.getAllSubcomponents('vevent');
  if (components.length > most.events) throw new DamagedFile(lines[most.events] ?? 1, 'too_many');
  for (const [index, component] of components.entries()) {
    const line = lines[index] ?? 1;
    if (isTask(component) || component.hasProperty('recurrence-id')) continue;
    if (!component.hasProperty('dtstart')) {
      problems.push({ line, reason: 'ics_start' });
      continue;
    }
    try {
      const overrides = overridesOf(component, components);
      occurrences.push(...occurrencesOf(component, overrides, timeZone, occurrences.length));
    } catch (error) {
      if (error instanceof DamagedFile) throw new DamagedFile(line, error.reason);
      problems.push({ line, reason: 'ics_value' });
    }
  }

  const earliest = Math.min(...occurrences.map(({ day }) => day));
  const first = firstMonday ? dayNumber(firstMonday) : mondayOf(earliest);
  const collector = collected(occurrences, first, periodsOn);
  return {
    format: 'ics',
    term: {
      name: nameOf(calendar),
      first_monday: occurrences.length > 0 ? dateOf(first) : null,
      weeks: Math.max(collector.lastWeek, 1),
      period_tables: [],
    },
    courses: collector.all(),
    problems,
  };
}

function parsed(text: string, line: number): unknown[] {
  try {
    return ICAL.parse(text.replaceAll('\n', '\r\n')) as unknown[];
  } catch {
    throw new DamagedFile(line, 'ics_value');
  }
}

/** The tasks of our own feed are no lessons. */
function isTask(component: ICAL.Component): boolean {
  const kinds = component.getAllProperties('categories').flatMap((each) => each.getValues());
  return kinds.some((kind) => String(kind).toUpperCase() === 'TASK');
}

function overridesOf(component: ICAL.Component, all: readonly ICAL.Component[]): ICAL.Component[] {
  const uid = component.getFirstPropertyValue('uid');
  return all.filter(
    (each) => each.hasProperty('recurrence-id') && each.getFirstPropertyValue('uid') === uid,
  );
}

function occurrencesOf(
  component: ICAL.Component,
  exceptions: ICAL.Component[],
  timeZone: string,
  already: number,
): Occurrence[] {
  const event = new ICAL.Event(component, { exceptions, strictExceptions: true });
  if (event.startDate.isDate) return [];
  const zone = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  const found: Occurrence[] = [];
  const add = (item: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => {
    const from = wallClock(start, zone, timeZone);
    const to = wallClock(end, zone, timeZone);
    const name = item.summary?.trim() ?? '';
    if (item.component.getFirstPropertyValue('status') === 'CANCELLED') return;
    const until = to.date === from.date && to.time > from.time ? to.time : '23:59';
    found.push({
      day: dayNumber(from.date),
      time: `${from.time}-${until}`,
      name,
      teacher: teacherOf(item),
      classroom: item.location?.trim() ?? '',
    });
  };
  if (!event.isRecurring()) {
    add(event, event.startDate, event.endDate);
    return found;
  }
  if (!repeatsSimply(component)) throw new Error('an unusual rule');
  const iterator = event.iterator();
  const limit = event.startDate.clone();
  limit.adjust(timetableLimit.weeks * 7, 0, 0, 0);
  for (let next = iterator.next(); next && next.compare(limit) < 0; next = iterator.next()) {
    if (found.length + already >= most.occurrences) throw new DamagedFile(1, 'too_many');
    const details = event.getOccurrenceDetails(next);
    add(details.item, details.startDate, details.endDate);
  }
  return found;
}

function repeatsSimply(component: ICAL.Component): boolean {
  return component.getAllProperties('rrule').every((property) => {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur) || !/^(DAILY|WEEKLY)$/.test(rule.freq)) return false;
    return Object.keys(rule.toJSON()).every((part) => knownRules.has(part));
  });
}

/** Our own feed says it outright; others write it into the description. */
function teacherOf(event: ICAL.Event): string {
  const own = event.component.getFirstPropertyValue('x-board-teacher');
  if (typeof own === 'string') return own.trim();
  const match = /(?:教师|老师|teacher)\s*[:：]\s*([^\n\\;；,，]+)/i.exec(event.description ?? '');
  return match?.[1]?.trim() ?? '';
}

function collected(
  occurrences: readonly Occurrence[],
  first: number,
  periodsOn: (day: number) => readonly Times[],
): CourseCollector {
  const collector = new CourseCollector();
  const weekly = new Map<
    string,
    { sample: Occurrence; periods: readonly number[]; weeks: Set<number> }
  >();
  for (const each of occurrences) {
    if (!collector.accepts(each.name)) continue;
    const periods = periodsAt(each.time, periodsOn(each.day));
    const week = Math.floor((each.day - first) / 7) + 1;
    if (week < 1 || week > timetableLimit.weeks) {
      collector.addSession(each.name, each.teacher, {
        date: dateOf(each.day),
        ...lesson(each, periods),
      });
      continue;
    }
    const key = JSON.stringify([
      weekdayOf(each.day),
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
      weekday: weekdayOf(sample.day),
      weeks: writeWeeks([...weeks].sort((a, b) => a - b)),
      ...lesson(sample, periods),
    });
  }
  return collector;
}

const lesson = (each: Occurrence, periods: readonly number[]) => ({
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

function nameOf(calendar: ICAL.Component): string {
  const name =
    calendar.getFirstPropertyValue('x-wr-calname') ?? calendar.getFirstPropertyValue('name');
  return typeof name === 'string' ? name.trim() : '';
}
