import { getBrief } from '@board/contracts/calls/planning';
import { listTasks, taskStats } from '@board/contracts/calls/tasks';
import { dayQueryLimit } from '@board/contracts/constants/limits';
import { readFirstScreen, seed } from '@board/platform';

/** The first screen's reply holds the day's tasks, both rings and what is told now. */
export function seedFirstScreen(): () => void {
  return readFirstScreen(({ date, tasks, completion, brief }) => {
    const total = completion.day.completed + completion.day.open;
    const pages = Math.ceil(total / dayQueryLimit);
    const pagination = {
      page: 1,
      limit: dayQueryLimit,
      total,
      total_pages: pages,
      has_next: pages > 1,
      has_prev: false,
    };
    return [
      seed(listTasks, { query: { date, limit: dayQueryLimit } }, { items: tasks, pagination }),
      seed(getBrief, {}, { brief }),
      seed(taskStats, { query: { date } }, { date, ...completion }),
    ];
  });
}
