import { dayQueryLimit } from '@board/contracts/constants/limits';
import type { Area } from '../../area/area.ts';
import { today } from '../../context/context.ts';
import { single } from '../../writing/transaction.ts';
import { completionOf, overallCompletion } from './counters/counts.repository.ts';
import { exportOf } from './export-of.ts';
import { listTasks } from './list-tasks.ts';
import { taskProposals } from './proposals.ts';
import { taskSearch } from './search.ts';
import { taskJobs } from './tasks.jobs.ts';
import { taskRoutes } from './tasks.routes.ts';
import { addTaskTool, changeTaskTool, deleteTaskTool, listTasksTool } from './tools.ts';

export const area: Area = {
  routes: taskRoutes,
  jobs: taskJobs,
  exportOf,
  alsoHolds: ['task_counts', 'task_series_open', 'task_series_before'],
  search: [taskSearch],
  async firstScreen(inside, { date }) {
    const { userId } = inside.actor;
    return {
      tasks: (await listTasks(inside, { date, limit: dayQueryLimit })).items,
      completion: {
        day: await completionOf(single(inside), userId, date),
        overall: await overallCompletion(single(inside), userId, today(inside)),
      },
    };
  },
  tools: [listTasksTool, addTaskTool, changeTaskTool, deleteTaskTool],
  proposals: taskProposals,
  capability: 'tasks',
};
