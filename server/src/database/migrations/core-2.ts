import type { Migration } from './migration.ts';

/** The roles that do nothing without a second factor, where every request reads it anyway. */
export const core2: Migration = {
  name: 'core-2',
  up: ({ text }) => [
    `alter table global_state add column factor_roles ${text} not null default ''`,
  ],
};
