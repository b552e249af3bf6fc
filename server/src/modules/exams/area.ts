import type { Area } from '../../area/area.ts';
import { ownedPart } from '../../area/export-part.ts';
import type { SearchSource } from '../../area/search-source.ts';
import { examJobs } from './exam-jobs.ts';
import { examRowsOf, toExam } from './exams.repository.ts';
import { examRoutes } from './exams.routes.ts';
import { examProposals } from './proposals.ts';
import { addExamTool, listExamsTool } from './tools.ts';

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
  exportOf: (ctx) => [ownedPart(ctx, 'exams', toExam)],
  search: [examSearch],
  tools: [listExamsTool, addExamTool],
  proposals: examProposals,
};
