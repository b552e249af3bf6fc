import type { Task } from '@board/contracts/schemas/tasks';
import type { SearchSource } from '../../area/search-source.ts';
import { rowsOf, toTask } from './tasks.repository.ts';

const textOf = ({ description, course, tags, steps }: Task): string =>
  [course, ...tags, description, ...steps.map(({ title }) => title)].filter(Boolean).join('\n');

export const taskSearch: SearchSource = {
  kind: 'task',
  async find(connection, userId, ids) {
    const rows = await rowsOf(connection, userId, ids);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: textOf(toTask(row)),
      date: row.date,
      time: row.time === '' ? null : row.time,
      completed: row.completed === 1,
      oneOf: row.series_id,
    }));
  },
};
