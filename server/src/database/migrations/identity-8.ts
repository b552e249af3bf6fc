import type { Migration } from './migration.ts';

/** Accounts that end on a day. */
export const identity8: Migration = {
  name: 'identity-8',
  up: ({ text }) => [`alter table users add column inactive_on ${text}`],
};
