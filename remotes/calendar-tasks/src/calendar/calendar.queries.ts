import { type Course, listCourses } from '@board/contracts/calls/courses';
import { taskCalendar } from '@board/contracts/calls/tasks';
import { isRealCourseName } from '@board/contracts/constants/timetable';
import { useApi } from '@board/platform';
import type { DayMark } from '@board/ui/month';
import { useTexts } from '../text.ts';

/** What the days of a grid have: lessons of another area, tasks of this one. */
export function useDayMarks(start: string, end: string) {
  const t = useTexts();
  const query = { start_date: start, end_date: end };
  const tasks = useApi(taskCalendar, { query });
  const courses = useApi(listCourses, { query });
  const openTasks = new Map(tasks.data?.days.map((day) => [day.date, day.open]));
  const courseDays = new Set(countLessons(courses.data?.items).keys());
  const markOf = (day: string): DayMark => {
    const [dot, count] = [courseDays.has(day), openTasks.get(day) ?? 0];
    const words = [
      ...(dot ? [t('calendar.courses')] : []),
      ...(count > 0 ? [t('calendar.tasks', { count })] : []),
    ];
    return { dot, dash: count > 0, words: words.join(t('list.pause')) };
  };
  const marked = [...courseDays, ...openTasks.keys()].map((day) => [day, markOf(day)] as const);
  return {
    request: tasks.error ? tasks : courses,
    days: new Map(marked.filter(([, { words }]) => words !== '')),
  };
}

/** How many lessons each of these days has. */
export function useLessonCounts(start: string, end: string): ReadonlyMap<string, number> {
  const { data } = useApi(listCourses, { query: { start_date: start, end_date: end } });
  return countLessons(data?.items);
}

function countLessons(lessons: readonly Course[] = []): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { course_name, date } of lessons) {
    if (isRealCourseName(course_name)) counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return counts;
}
