import type { Migration } from './migration.ts';

export const push1: Migration = {
  name: 'push-1',
  up: ({ text, integer, owner, clustered }) => [
    `create table push_subscriptions (
      ${owner},
      id ${text} not null,
      endpoint ${text} not null,
      p256dh ${text} not null,
      auth ${text} not null,
      created_at ${text} not null,
      primary key (user_id, id)
    ) ${clustered}`,
    'create unique index push_subscriptions_by_endpoint on push_subscriptions (endpoint)',
    `create table vapid_keys (
      id ${integer} not null primary key,
      public_key ${text} not null,
      private_key ${text} not null
    )`,
  ],
};
