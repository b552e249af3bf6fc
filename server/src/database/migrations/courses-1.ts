import type { Migration } from './migration.ts';

export const courses1: Migration = {
  name: 'courses-1',
  up: ({ text, integer, flag, owner, versioned, clustered }) => [
    `create table terms (
      ${owner},
      id ${text} not null,
      name ${text} not null,
      first_monday ${text} not null,
      weeks ${integer} not null,
      period_tables ${text} not null,
      day_changes ${text} not null,
      sample ${flag} not null,
      ${versioned},
      primary key (user_id, id)
    ) ${clustered}`,
    `create table courses (
      ${owner},
      id ${text} not null,
      term_id ${text},
      course_name ${text} not null,
      teacher ${text} not null,
      color ${integer} not null,
      source ${text} not null,
      meetings ${text} not null,
      sessions ${text} not null,
      changes ${text} not null,
      first_date ${text} not null,
      last_date ${text} not null,
      external_key ${text},
      ${versioned},
      primary key (user_id, id)
    )`,
    'create index courses_in_use on courses (user_id, last_date, first_date)',
    'create index courses_by_day on courses (last_date) where deleted_at is null',
    'create index terms_deleted on terms (deleted_at) where deleted_at is not null',
    'create index courses_deleted on courses (deleted_at) where deleted_at is not null',
    `create table course_imports (
      ${owner},
      id ${text} not null,
      record ${text} not null,
      created_at ${text} not null,
      undone_at ${text},
      primary key (user_id, id)
    ) ${clustered}`,
    `create table calendar_feeds (
      user_id ${text} not null primary key references users (id) on delete cascade,
      secret_hash ${text} not null unique,
      secret ${text} not null,
      created_at ${text} not null
    ) ${clustered}`,
    `create table sample_terms (
      user_id ${text} not null primary key references users (id) on delete cascade,
      term_id ${text} not null,
      tasks ${text} not null,
      transactions ${text} not null
    ) ${clustered}`,
    `create table education_bindings (
      user_id ${text} not null primary key references users (id) on delete cascade,
      api_path ${text} not null,
      api_key ${text} not null,
      bound_at ${text} not null,
      sync_state ${text} not null,
      progress ${integer} not null,
      synced_at ${text},
      failure ${text},
      added ${integer} not null,
      changed ${integer} not null,
      removed ${integer} not null
    ) ${clustered}`,
  ],
};
