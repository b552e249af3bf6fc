import type { Migration } from './migration.ts';

/** A task may be one that is handed in. */
export const tasks6: Migration = {
  name: 'tasks-6',
  up: ({ text }) => [`alter table tasks add column assignment ${text} not null default 'none'`],
};
