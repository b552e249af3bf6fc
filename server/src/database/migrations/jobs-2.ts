import type { Migration } from './migration.ts';

/** Whose a job is, so that nobody's take all slots; of an earlier one nobody says so. */
export const jobs2: Migration = {
  name: 'jobs-2+',
  up: ({ text }) => [`alter table jobs add column person ${text}`],
};
