import type { Migration } from './migration.ts';

export const push3: Migration = {
  name: 'push-3',
  up: ({ text, integer, flag, owner, clustered }) => [
    `create table reminder_channels (
      ${owner},
      kind ${text} not null,
      host ${text} not null,
      target ${text} not null,
      is_off ${flag} not null,
      failing_since ${text},
      failures ${integer} not null,
      failure ${text},
      primary key (user_id)
    ) ${clustered}`,
  ],
};
