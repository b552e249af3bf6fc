import type { Migration } from './migration.ts';

/** Which releases were on a page together, under the name that pages and log lines give it. */
export const delivery4: Migration = {
  name: 'delivery-4',
  up: ({ text }) => [
    `create table compositions (
      id ${text} not null primary key,
      versions ${text} not null,
      last_at ${text} not null
    )`,
    'create index compositions_by_age on compositions (last_at)',
  ],
};
