import type { Migration } from './migration.ts';

/** How far the collector of the audit log has been told. */
export const operating4: Migration = {
  name: 'operating-4',
  up: ({ text, integer }) => [
    `create table audit_sent (
      id ${integer} not null,
      at ${text} not null,
      entry_id ${text} not null,
      primary key (id)
    )`,
  ],
};
