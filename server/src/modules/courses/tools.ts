import { DateOnly, Strict } from '@board/contracts/schemas/common';
import { daysWithin, readTool } from '../../area/tool.ts';
import { listCourses } from './list-courses.ts';

const most = 100;

export const listCoursesTool = readTool({
  name: 'list_courses',
  reads: ['courses'],
  description:
    "The person's lessons from one day to another, with time, periods, room and teacher.",
  parameters: Strict({ start_date: DateOnly, end_date: DateOnly }),
  async run(ctx, { start_date: start, end_date: end }) {
    daysWithin(start, end);
    const { items, pagination } = await listCourses(ctx, {
      start_date: start,
      end_date: end,
      limit: most,
    });
    return {
      courses: items.map(({ course_name, date, time, periods, classroom, teacher }) => ({
        course_name,
        date,
        time,
        periods,
        classroom,
        teacher,
      })),
      total: pagination.total,
    };
  },
});
