import type { Migration } from './migration.ts';
import { searchedAlso } from './searched.ts';

/** A task carries a plan: how long it takes, for which course, under which tags, in which steps. */
export const tasks5: Migration = {
  name: 'tasks-5',
  up: ({ engine, text, integer }) => [
    `alter table tasks add column duration_minutes ${integer}`,
    `alter table tasks add column course ${text} not null default ''`,
    `alter table tasks add column tags ${text} not null default '[]'`,
    `alter table tasks add column steps ${text} not null default '[]'`,
    searchedAlso(engine, { kind: 'task', table: 'tasks', columns: ['course', 'tags', 'steps'] }),
  ],
};
