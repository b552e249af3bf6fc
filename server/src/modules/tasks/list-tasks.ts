import type { Task } from '@board/contracts/schemas/tasks';
import type { Context } from '../../context/context.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../serving/page.ts';
import { single } from '../../writing/transaction.ts';
import { countTasks } from './counters/counts.repository.ts';
import { countFound, listTaskRows, type TaskFilter } from './task-lists.repository.ts';
import { toTask } from './tasks.repository.ts';

export interface TaskQuery extends TaskFilter, PageQuery {}

export async function listTasks(ctx: Context, query: TaskQuery): Promise<Paged<Task>> {
  const page = pageRequest(query);
  const { page: _page, limit: _limit, ...filter } = query;
  const { userId } = ctx.actor;
  const connection = single(ctx);
  // One row more than asked for tells whether this is all there is.
  const rows = await listTaskRows(connection, filter, {
    userId,
    limit: page.limit + 1,
    offset: page.offset,
  });
  const isAll = page.page === 1 && rows.length <= page.limit;
  const { search, tag, course, assignment } = filter;
  const isCounted = (search ?? tag ?? course ?? assignment) === undefined;
  const count = isCounted ? countTasks : countFound;
  const total = isAll ? rows.length : await count(connection, userId, filter);
  return paged(page, rows.slice(0, page.limit).map(toTask), total);
}
