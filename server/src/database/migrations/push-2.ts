import type { Migration } from './migration.ts';

/**
 * A browser is called as long as its session lasts. Those from before belong to no session, so they
 * go; each of them registers again with its next visit.
 */
export const push2: Migration = {
  name: 'push-2',
  up: ({ text, owner, clustered }) => [
    'drop table push_subscriptions',
    `create table push_subscriptions (
      ${owner},
      id ${text} not null,
      session_id ${text} not null,
      endpoint ${text} not null,
      p256dh ${text} not null,
      auth ${text} not null,
      created_at ${text} not null,
      primary key (user_id, id),
      foreign key (user_id, session_id) references sessions (user_id, id) on delete cascade
    ) ${clustered}`,
    'create unique index push_subscriptions_by_endpoint on push_subscriptions (endpoint)',
    'create index push_subscriptions_of_session on push_subscriptions (user_id, session_id)',
  ],
};
