import type { Migration } from './migration.ts';

export const planning1: Migration = {
  name: 'planning-1',
  up: ({ text, integer, flag, owner, clustered }) => [
    `alter table revisions add column planning ${integer} not null default 1`,
    `create table briefs (
      ${owner},
      kind ${text} not null,
      is_on ${flag} not null,
      time ${text} not null,
      way ${text} not null,
      shows_sums ${flag} not null,
      closed_on ${text},
      primary key (user_id, kind)
    ) ${clustered}`,
    `create table revision_blocks (
      ${owner},
      task_id ${text} not null,
      exam_id ${text} not null,
      moved_from ${text},
      moved_at ${text},
      primary key (user_id, task_id)
    ) ${clustered}`,
    'create index revision_blocks_by_exam on revision_blocks (user_id, exam_id)',
  ],
};
