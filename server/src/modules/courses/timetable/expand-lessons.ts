import type { Course, LessonChange } from '@board/contracts/calls/courses';
import { defaultPeriods } from '@board/contracts/constants/periods';
import { isRealCourseName } from '@board/contracts/constants/timetable';
import { readPeriods, writePeriods } from '@board/contracts/formats/period-text';
import { dayNumber, dayOfNumber, weekdayOf } from '@board/time';
import { timeOf } from './period-times.ts';
import type { LessonPlan, TermPlan, TimetableCourse } from './plan.ts';
import { TermCalendar, type TermDay } from './term-days.ts';

interface Range {
  start: string;
  end: string;
}

/** Every lesson from `start` to `end`, both included, ordered by date, time and id. */
export function expandLessons(
  terms: readonly TermPlan[],
  courses: readonly TimetableCourse[],
  { start, end }: Range,
): Course[] {
  const first = dayNumber(start);
  const last = dayNumber(end);
  const calendars = new Map(terms.map((term) => [term.id, new TermCalendar(term)]));
  const days = daysByTerm(calendars, first, last);
  const lessons: Course[] = [];

  for (const course of courses) {
    if (!isRealCourseName(course.course_name)) continue;
    const calendar = course.term_id === null ? undefined : calendars.get(course.term_id);
    if (course.term_id !== null && !calendar) continue;
    const changes = changesOf(course);

    const add = (lesson: LessonPlan, planned: number) => {
      const change = changes?.get(`${lesson.id}|${planned}`);
      if (change?.cancelled) return;
      const day = change?.new_date ? dayNumber(change.new_date) : planned;
      if (day < first || day > last) return;
      lessons.push(
        lessonOn(course, lesson, change, planned, day, calendar ?? coveringTerm(calendars, day)),
      );
    };

    if (calendar) {
      const ownDays = days.get(calendar.id) ?? [];
      for (const meeting of course.meetings) {
        for (const { day, week, weekday } of ownDays) {
          if (weekday === meeting.weekday && meeting.weeks.includes(week)) add(meeting, day);
        }
      }
    }
    for (const session of course.sessions) {
      const day = dayNumber(session.date);
      if (day >= first && day <= last) add(session, day);
    }
    for (const moved of course.changes) addMovedHere(moved, course, calendar, first, last, add);
  }
  return lessons.sort(byTime);
}

interface RunningDay extends TermDay {
  day: number;
}

function daysByTerm(calendars: ReadonlyMap<string, TermCalendar>, first: number, last: number) {
  const days = new Map<string, RunningDay[]>();
  for (const calendar of calendars.values()) {
    const running: RunningDay[] = [];
    for (let day = first; day <= last; day += 1) {
      const runs = calendar.runsAs(day);
      if (runs) running.push({ day, ...runs });
    }
    days.set(calendar.id, running);
  }
  return days;
}

function changesOf(course: TimetableCourse): ReadonlyMap<string, LessonChange> | null {
  if (course.changes.length === 0) return null;
  return new Map(
    course.changes.map((change) => [`${change.meeting_id}|${dayNumber(change.date)}`, change]),
  );
}

/** A lesson that was planned outside of the range and moved into it. */
function addMovedHere(
  change: LessonChange,
  course: TimetableCourse,
  calendar: TermCalendar | undefined,
  first: number,
  last: number,
  add: (lesson: LessonPlan, planned: number) => void,
): void {
  if (change.new_date === null) return;
  const planned = dayNumber(change.date);
  if (planned >= first && planned <= last) return;
  const lesson = plannedLesson(course, calendar, change.meeting_id, planned);
  if (lesson) add(lesson, planned);
}

/** The meeting or session that the plan puts on a day, if it does. */
export function plannedLesson(
  course: TimetableCourse,
  calendar: TermCalendar | undefined,
  id: string,
  day: number,
): LessonPlan | undefined {
  const meeting = course.meetings.find((each) => each.id === id);
  const runs = meeting && calendar?.runsAs(day);
  if (runs && runs.weekday === meeting.weekday && meeting.weeks.includes(runs.week)) return meeting;
  const date = dayOfNumber(day);
  return course.sessions.find((each) => each.id === id && each.date === date);
}

function coveringTerm(calendars: ReadonlyMap<string, TermCalendar>, day: number) {
  for (const calendar of calendars.values()) if (calendar.covers(day)) return calendar;
  return undefined;
}

function lessonOn(
  course: TimetableCourse,
  lesson: LessonPlan,
  change: LessonChange | undefined,
  planned: number,
  day: number,
  calendar: TermCalendar | undefined,
): Course {
  const named = (change?.periods ? readPeriods(change.periods) : null) ?? lesson.periods;
  const usual = timeOf(named, calendar?.periodsOn(day) ?? defaultPeriods);
  // New periods bring their own time, unless the change names one too.
  const time = change?.time ?? (change?.periods ? null : lesson.time) ?? usual;
  const periods = time === usual ? named : [];
  const classroom = change?.classroom ?? lesson.classroom;
  const date = dayOfNumber(day);
  return {
    id: `${lesson.id}.${dayOfNumber(planned)}`,
    course_name: course.course_name,
    date,
    periods: writePeriods(periods),
    classroom,
    teacher: (change?.teacher ?? lesson.teacher) || course.teacher,
    name: course.course_name,
    time,
    timeSlots: [...periods],
    location: classroom,
    color: course.color,
    day: weekdayOf(date),
    course_id: course.id,
    meeting_id: lesson.id,
    planned_date: dayOfNumber(planned),
    term_id: course.term_id,
    week: calendar?.covers(day) ? calendar.weekOf(day) : null,
    source: course.source,
    changed: change !== undefined,
  };
}

function byTime(a: Course, b: Course): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  if (a.time !== b.time) return a.time < b.time ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
