import type { Migration } from './migration.ts';

/** The group that an administrator knows an account by. */
export const identity9: Migration = {
  name: 'identity-9',
  up: ({ text }) => [`alter table users add column group_name ${text}`],
};
