import type { Migration } from './migration.ts';

/** Whether the syncs fail at present, which outlasts each one's being under way. */
export const education1: Migration = {
  name: 'education-1',
  up: ({ flag }) => [
    `alter table education_bindings add column failing ${flag} not null default 0`,
    "update education_bindings set failing = 1 where sync_state = 'failed'",
  ],
};
