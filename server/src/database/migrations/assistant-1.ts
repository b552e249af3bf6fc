import type { Migration } from './migration.ts';

export const assistant1: Migration = {
  name: 'assistant-1',
  up: ({ text, integer, flag, owner, clustered }) => [
    `create table assistant_configs (
      id ${text} not null primary key,
      secret ${text} not null,
      masked_key ${text} not null,
      base_url ${text} not null,
      model ${text} not null,
      is_active ${flag} not null,
      rate_limit_per_minute ${integer} not null,
      rate_limit_per_day ${integer} not null,
      paused_until ${text},
      last_error ${text},
      last_error_at ${text},
      version ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    ) ${clustered}`,
    `create table assistant_usage (
      user_id ${text} not null,
      config_id ${text} not null references assistant_configs (id) on delete cascade,
      span ${text} not null,
      used ${integer} not null,
      primary key (user_id, config_id, span)
    ) ${clustered}`,
    'create index assistant_usage_by_age on assistant_usage (span)',
    'create index assistant_usage_of_config on assistant_usage (config_id)',
    `create table assistant_proposals (
      ${owner},
      id ${text} not null,
      kind ${text} not null,
      state ${text} not null,
      subject ${text} not null,
      changes ${text} not null,
      input ${text} not null,
      undo ${text},
      expires_at ${text} not null,
      created_at ${text} not null,
      primary key (user_id, id)
    ) ${clustered}`,
    'create index assistant_proposals_by_age on assistant_proposals (created_at)',
  ],
};
