import type { Migration } from './migration.ts';

/** What the console adds up over everybody, without looking at anything else. */
export const admin1: Migration = {
  name: 'admin-1',
  up: () => [
    "create index task_counts_open on task_counts (tasks) where date = '' and completed = 0",
    'create index users_by_joining on users (created_at)',
  ],
};
