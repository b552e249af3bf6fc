import { DateOnly, Strict } from '@board/contracts/schemas/common';
import type { Area } from '../../area.ts';
import { mapped, ownedRows } from '../../export-part.ts';
import type { SearchSource } from '../../search-source.ts';
import { readTool } from '../../tool.ts';
import { examJobs } from './exam-jobs.ts';
import { examRowsOf, toExam } from './exams.repository.ts';
import { examRoutes } from './exams.routes.ts';
import { listExams } from './list-exams.ts';

const examSearch: SearchSource = {
  kind: 'exam',
  async find(connection, userId, ids) {
    const rows = await examRowsOf(connection, userId, ids);
    return rows.map(({ id, title, course, room, note, date, time }) => ({
      id,
      title: [course, title].filter(Boolean).join(' '),
      text: [room, note].filter(Boolean).join('\n'),
      date,
      time: time === '' ? null : time,
    }));
  },
};

export const area: Area = {
  routes: examRoutes,
  jobs: examJobs,
  exportOf: (ctx) => [
    { file: 'exams.json', tables: ['exams'], items: mapped(ownedRows(ctx, 'exams'), toExam) },
  ],
  search: [examSearch],
  tools: [
    readTool({
      name: 'list_exams',
      reads: ['exams'],
      description:
        "The person's exams from one day to another, with course, time, room, seat and weight in percent.",
      parameters: Strict({ start_date: DateOnly, end_date: DateOnly }),
      async run(ctx, range) {
        const { items, pagination } = await listExams(ctx, { ...range, limit: 100 });
        return {
          exams: items.map(({ title, course, date, time, room, seat, weight }) => ({
            title,
            course,
            date,
            time,
            room,
            seat,
            weight,
          })),
          total: pagination.total,
        };
      },
    }),
  ],
};
