import type { Migration } from './migration.ts';

export const jobs1: Migration = {
  name: 'jobs-1',
  up: ({ text, integer }) => [
    `create table jobs (
      id ${text} not null primary key,
      kind ${text} not null,
      unique_key ${text} not null,
      payload ${text} not null,
      state ${text} not null,
      run_at ${text} not null,
      attempts ${integer} not null,
      lease ${text},
      lease_until ${text},
      last_error ${text},
      created_at ${text} not null,
      finished_at ${text},
      unique (kind, unique_key)
    )`,
    'create index jobs_due on jobs (state, run_at)',
  ],
};
