import type { SearchSource } from '../../search-source.ts';
import { rowsOf } from './tasks.repository.ts';

export const taskSearch: SearchSource = {
  kind: 'task',
  async find(connection, userId, ids) {
    const rows = await rowsOf(connection, userId, ids);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: row.description,
      date: row.date,
      time: row.time === '' ? null : row.time,
      completed: row.completed === 1,
      oneOf: row.series_id,
    }));
  },
};
