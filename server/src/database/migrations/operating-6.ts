import type { Migration } from './migration.ts';

/** How the last copy of backups went, and the last restore for practice. */
export const operating6: Migration = {
  name: 'operating-6',
  up: ({ text, integer }) => [
    `create table backup_outcomes (
      kind ${text} not null,
      at ${text} not null,
      backup ${text} not null,
      rows ${integer} not null,
      ms ${integer} not null,
      failure ${text},
      succeeded_at ${text},
      primary key (kind)
    )`,
  ],
};
