import type { Columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/**
 * A day's tasks lie side by side, so that a list costs the same among a hundred tasks and a million.
 * SQLite does it by the table's key, PostgreSQL by an index.
 */
const keys = ({ engine }: Columns): readonly string[] =>
  engine === 'sqlite'
    ? ['primary key (user_id, date, time, id)', 'unique (user_id, id)']
    : ['primary key (user_id, id)'];

export const tasks1: Migration = {
  name: 'tasks-1',
  up: (columns) => {
    const { text, integer, flag, owner, versioned, clustered, engine } = columns;
    return [
      `create table tasks (
        ${owner},
        id ${text} not null,
        title ${text} not null,
        completed ${flag} not null,
        priority ${text} not null,
        date ${text} not null,
        time ${text} not null,
        has_reminder ${flag} not null,
        reminder_time ${text},
        description ${text} not null,
        ${versioned},
        ${keys(columns).join(',\n        ')}
      ) ${clustered}`,
      ...(engine === 'postgres'
        ? ['create index tasks_by_day on tasks (user_id, date, time, id)']
        : []),
      'create index tasks_deleted on tasks (deleted_at) where deleted_at is not null',
      `create table task_counts (
        ${owner},
        date ${text} not null,
        completed ${flag} not null,
        priority ${text} not null,
        has_reminder ${flag} not null,
        tasks ${integer} not null,
        primary key (user_id, date, completed, priority, has_reminder)
      ) ${clustered}`,
    ];
  },
};
