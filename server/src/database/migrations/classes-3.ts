import type { Migration } from './migration.ts';

/** A class may be silent for a member; a report of one outlives it, with what was posted in it last. */
export const classes3: Migration = {
  name: 'classes-3+',
  up: ({ text, flag, clustered }) => [
    `alter table class_members add column muted ${flag} not null default 0`,
    `create table class_reports (
      id ${text} not null primary key,
      class_id ${text} not null,
      name ${text} not null,
      owner_id ${text} not null references users (id) on delete cascade,
      reporter_id ${text} references users (id) on delete set null,
      text ${text} not null,
      posts ${text} not null,
      created_at ${text} not null,
      answered_at ${text},
      answered_by ${text},
      answer ${text}
    ) ${clustered}`,
    'create index class_reports_by_owner on class_reports (owner_id)',
    'create index class_reports_by_reporter on class_reports (reporter_id)',
  ],
};
