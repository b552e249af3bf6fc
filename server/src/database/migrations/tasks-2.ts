import type { Migration } from './migration.ts';

export const tasks2: Migration = {
  name: 'tasks-2',
  up: ({ text, flag, owner, clustered }) => [
    `alter table tasks add column reminders ${text} not null default '[]'`,
    `alter table tasks add column series_id ${text}`,
    `alter table tasks add column occurrence ${text}`,
    `alter table tasks add column recurrence ${text}`,
    `alter table tasks add column deleted_with ${text}`,
    'create index tasks_of_series on tasks (user_id, series_id, occurrence) where series_id is not null',
    'create index tasks_to_come on tasks (user_id, date) where series_id is not null and completed = 0 and deleted_at is null',
    'create index tasks_trash on tasks (user_id, deleted_at) where deleted_at is not null',
    `create table task_series (
      ${owner},
      id ${text} not null,
      recurrence ${text} not null,
      start_date ${text} not null,
      template ${text} not null,
      expanded_until ${text} not null,
      stopped ${flag} not null,
      primary key (user_id, id)
    ) ${clustered}`,
    'create index task_series_by_end on task_series (expanded_until) where stopped = 0',
  ],
};
