import type { Migration } from './migration.ts';
import { searched } from './searched.ts';

export const exams1: Migration = {
  name: 'exams-1',
  up: ({ engine, text, integer, owner, versioned, clustered }) => [
    `alter table revisions add column exams ${integer} not null default 1`,
    `create table exams (
      ${owner},
      id ${text} not null,
      title ${text} not null,
      course ${text} not null,
      date ${text} not null,
      time ${text} not null,
      room ${text} not null,
      seat ${text} not null,
      weight ${integer},
      note ${text} not null,
      remind_days ${text} not null,
      ${versioned},
      primary key (user_id, id)
    ) ${clustered}`,
    `alter table sample_terms add column exams ${text} not null default '[]'`,
    'create index exams_by_day on exams (user_id, date)',
    ...searched(engine, {
      kind: 'exam',
      table: 'exams',
      columns: ['title', 'course', 'room', 'note', 'date', 'time', 'deleted_at'],
    }),
  ],
};
