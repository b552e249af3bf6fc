import type { Migration } from './migration.ts';

export const calendars1: Migration = {
  name: 'calendars-1',
  up: ({ text, integer, owner, clustered }) => [
    `alter table revisions add column calendars ${integer} not null default 1`,
    `create table calendars (
      ${owner},
      id ${text} not null,
      name ${text} not null,
      color ${integer} not null,
      kind ${text} not null,
      host ${text},
      address ${text},
      etag ${text},
      last_modified ${text},
      events ${integer} not null,
      left_out ${integer} not null,
      fetched_at ${text} not null,
      read_at ${text} not null,
      failing_since ${text},
      failure ${text},
      version ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      primary key (user_id, id)
    ) ${clustered}`,
    `create table calendar_events (
      ${owner},
      id ${text} not null,
      calendar_id ${text} not null,
      title ${text} not null,
      place ${text} not null,
      text ${text} not null,
      starts ${text} not null,
      ends ${text} not null,
      primary key (user_id, id)
    ) ${clustered}`,
    'create index calendar_events_by_end on calendar_events (user_id, ends)',
  ],
};
