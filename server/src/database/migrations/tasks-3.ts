import type { Migration } from './migration.ts';

/** What a series still has ahead is kept by day, since counting its rows grew with all the others. */
export const tasks3: Migration = {
  name: 'tasks-3',
  up: ({ text, integer, owner, clustered }) => [
    `create table task_series_open (
      ${owner},
      date ${text} not null,
      tasks ${integer} not null,
      primary key (user_id, date)
    ) ${clustered}`,
    `insert into task_series_open (user_id, date, tasks)
      select user_id, date, count(*) from tasks
      where series_id is not null and completed = 0 and deleted_at is null
      group by user_id, date`,
    'drop index tasks_to_come',
  ],
};
