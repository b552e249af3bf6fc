import { listCourses } from '@board/contracts/calls/courses';
import { taskCalendar } from '@board/contracts/calls/tasks';
import { isRealCourseName } from '@board/contracts/constants/timetable';
import { useApi } from '@board/platform';

/** What the days of a grid have: lessons of another area, tasks of this one. */
export function useDayMarks(start: string, end: string) {
  const query = { start_date: start, end_date: end };
  const tasks = useApi(taskCalendar, { query });
  const courses = useApi(listCourses, { query });
  return {
    request: tasks.error ? tasks : courses,
    openTasks: new Map(tasks.data?.days.map((day) => [day.date, day.open])),
    courseDays: new Set(
      courses.data?.items.flatMap(({ course_name, date }) =>
        isRealCourseName(course_name) ? [date] : [],
      ),
    ),
  };
}
