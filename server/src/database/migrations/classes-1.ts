import type { Migration } from './migration.ts';

export const classes1: Migration = {
  name: 'classes-1',
  up: ({ text, integer, flag, owner, clustered }) => [
    `alter table revisions add column classes ${integer} not null default 1`,
    `create table classes (
      id ${text} not null primary key,
      owner_id ${text} not null references users (id) on delete cascade,
      name ${text} not null,
      course ${text} not null,
      code ${text} not null unique,
      created_at ${text} not null
    ) ${clustered}`,
    'create index classes_by_owner on classes (owner_id)',
    `create table class_members (
      ${owner},
      class_id ${text} not null references classes (id) on delete cascade,
      course ${text} not null,
      shows_name ${flag} not null,
      joined_at ${text} not null,
      primary key (user_id, class_id)
    ) ${clustered}`,
    'create index class_members_by_class on class_members (class_id, user_id)',
    `create table class_posts (
      class_id ${text} not null references classes (id) on delete cascade,
      id ${text} not null,
      kind ${text} not null,
      title ${text} not null,
      text ${text} not null,
      date ${text},
      time ${text},
      room ${text} not null,
      version ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      primary key (class_id, id)
    ) ${clustered}`,
  ],
};
