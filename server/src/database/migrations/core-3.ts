import type { Migration } from './migration.ts';

/** What the super administrator withholds from roles, where every request reads it anyway. */
export const core3: Migration = {
  name: 'core-3',
  up: ({ text }) => [`alter table global_state add column withheld ${text} not null default ''`],
};
