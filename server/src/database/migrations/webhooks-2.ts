import type { Migration } from './migration.ts';

/** Two that lead to one host are told apart by what their owner calls them. */
export const webhooks2: Migration = {
  name: 'webhooks-2+',
  up: ({ text }) => [`alter table webhooks add column name ${text} not null default ''`],
};
