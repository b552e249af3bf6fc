import type { Migration } from './migration.ts';

/** What a change replaced that reached beyond its own task, so that it can be taken back. */
export const tasks4: Migration = {
  name: 'tasks-4',
  up: ({ text, integer, owner, clustered }) => [
    `create table task_series_before (
      ${owner},
      id ${text} not null,
      version ${integer} not null,
      was ${text} not null,
      changed_at ${text} not null,
      primary key (user_id, id)
    ) ${clustered}`,
    'create index task_series_before_by_age on task_series_before (changed_at)',
  ],
};
