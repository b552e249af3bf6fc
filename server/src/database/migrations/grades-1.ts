import type { Migration } from './migration.ts';

export const grades1: Migration = {
  name: 'grades-1',
  up: ({ text, integer, flag, owner, clustered }) => [
    `alter table revisions add column grades ${integer} not null default 1`,
    `create table grades (
      ${owner},
      id ${text} not null,
      term_id ${text},
      course_name ${text} not null,
      credits ${integer} not null,
      counts ${flag} not null,
      parts ${text} not null,
      version ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      primary key (user_id, id)
    ) ${clustered}`,
    `create table grade_scales (
      user_id ${text} not null primary key references users (id) on delete cascade,
      scale ${text} not null,
      tables ${text} not null
    ) ${clustered}`,
  ],
};
