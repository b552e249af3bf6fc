import type { Migration } from './migration.ts';

export const webhooks1: Migration = {
  name: 'webhooks-1',
  up: ({ text, integer, flag, owner, clustered }) => [
    // Whoever moves a revision learns in the same statement whether anybody waits to be told.
    `alter table revisions add column hooked ${flag} not null default 0`,
    `create table webhooks (
      ${owner},
      id ${text} not null,
      host ${text} not null,
      target ${text} not null,
      areas ${text} not null,
      told ${text} not null,
      created_at ${text} not null,
      is_off ${flag} not null,
      failing_since ${text},
      failures ${integer} not null,
      failure ${text},
      next_try_at ${text},
      last_at ${text},
      last_status ${integer},
      primary key (user_id, id)
    ) ${clustered}`,
  ],
};
