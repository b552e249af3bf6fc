import type { Migration } from './migration.ts';

export const conversations1: Migration = {
  name: 'conversations-1',
  up: ({ text, integer, flag, owner, clustered }) => [
    `alter table revisions add column conversations ${integer} not null default 1`,
    `create table conversations (
      ${owner},
      id ${text} not null,
      title ${text} not null,
      pinned ${flag} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      deleted_at ${text},
      primary key (user_id, id)
    ) ${clustered}`,
    `create table conversation_messages (
      ${owner},
      conversation_id ${text} not null,
      id ${text} not null,
      said_at ${integer} not null,
      role ${text} not null,
      content ${text} not null,
      details ${text} not null,
      primary key (user_id, conversation_id, id),
      foreign key (user_id, conversation_id) references conversations (user_id, id) on delete cascade
    ) ${clustered}`,
  ],
};
