import type { Migration } from './migration.ts';

export const notifications1: Migration = {
  name: 'notifications-1',
  up: ({ text, integer, flag, owner, clustered }) => [
    `create table notifications (
      ${owner},
      id ${text} not null,
      title ${text} not null,
      message ${text} not null,
      type ${text} not null,
      category ${text} not null,
      read ${flag} not null,
      action_url ${text},
      timestamp ${text} not null,
      version ${integer} not null,
      primary key (user_id, id)
    ) ${clustered}`,
    'create index notifications_by_time on notifications (user_id, timestamp, id)',
    'create index notifications_unread on notifications (user_id, timestamp, id) where read = 0',
    `create table notification_counts (
      user_id ${text} not null primary key references users (id) on delete cascade,
      total ${integer} not null,
      unread ${integer} not null
    ) ${clustered}`,
  ],
};
