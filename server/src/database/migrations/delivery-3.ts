import type { Migration } from './migration.ts';

/** How far a canary has come, and which builds a start held back. */
export const delivery3: Migration = {
  name: 'delivery-3',
  up: ({ text, integer, flag }) => [
    `alter table remote_settings add column canary_automatic ${flag} not null default 1`,
    `alter table remote_settings add column canary_share ${integer} not null default 0`,
    `alter table remote_settings add column canary_since ${text}`,
    `create table waiting_builds (
      remote ${text} not null primary key,
      version ${text} not null,
      breakages ${text} not null,
      at ${text} not null
    )`,
  ],
};
