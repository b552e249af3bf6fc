import type { Course } from '@board/contracts/schemas/courses';
import { dayNumber, dayOfNumber } from '@board/time';

/** Lessons that are alike but for their day: one event that repeats. */
export interface LessonSeries {
  uid: string;
  name: string;
  teacher: string;
  classroom: string;
  periods: string;
  time: string;
  first: string;
  last: string;
  /** Weeks from one to the next. */
  interval: number;
  /** Days of the rhythm on which there is no lesson. */
  except: readonly string[];
}

/**
 * The largest group of a meeting bears its id alone, so that an event keeps its UID when another
 * lesson is moved; the others add their day.
 */
export function lessonSeries(lessons: readonly Course[]): LessonSeries[] {
  const series: LessonSeries[] = [];
  for (const ofMeeting of Map.groupBy(lessons, (lesson) => lesson.meeting_id).values()) {
    const alike = [...Map.groupBy(ofMeeting, sameEvent).values()].sort(
      (a, b) => b.length - a.length,
    );
    for (const [index, group] of alike.entries()) {
      const made = seriesOf(group, index === 0);
      if (made) series.push(made);
    }
  }
  return series;
}

function sameEvent(lesson: Course): string {
  const { day, time, name, teacher, classroom, periods } = lesson;
  return JSON.stringify([day, time, name, teacher, classroom, periods]);
}

function seriesOf(group: readonly Course[], main: boolean): LessonSeries | undefined {
  const days = [...new Set(group.map((lesson) => dayNumber(lesson.date)))].sort((a, b) => a - b);
  const [sample] = group;
  const [first] = days;
  const last = days.at(-1);
  if (!sample || first === undefined || last === undefined) return undefined;
  const gaps = days.slice(1).map((day, index) => (day - (days[index] ?? day)) / 7);
  const interval = gaps.reduce(greatestCommonDivisor, 0) || 1;
  const taken = new Set(days);
  const except: string[] = [];
  for (let day = first; day < last; day += interval * 7)
    if (!taken.has(day)) except.push(dayOfNumber(day));
  const { name, teacher, classroom, periods, time } = sample;
  return {
    uid: main ? sample.meeting_id : `${sample.meeting_id}-${dayOfNumber(first)}`,
    name,
    teacher,
    classroom,
    periods,
    time,
    first: dayOfNumber(first),
    last: dayOfNumber(last),
    interval,
    except,
  };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
