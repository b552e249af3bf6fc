import type { Migration } from './migration.ts';

export const core1: Migration = {
  name: 'core-1',
  up: ({ text, integer, flag, owner, clustered }) => [
    `create table users (
      id ${text} not null primary key,
      username ${text} not null,
      username_key ${text} not null unique,
      email ${text} not null,
      email_key ${text} not null unique,
      password_hash ${text} not null,
      role ${text} not null,
      status ${text} not null,
      bio ${text} not null,
      avatar_hash ${text},
      preferences ${text} not null,
      layout ${text},
      locale ${text} not null,
      time_zone ${text} not null,
      last_seen_at ${text},
      version ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    ) ${clustered}`,
    `create table sessions (
      ${owner},
      id ${text} not null,
      remember ${flag} not null,
      user_agent ${text} not null,
      address ${text} not null,
      created_at ${text} not null,
      last_seen_at ${text} not null,
      idle_until ${text} not null,
      expires_at ${text} not null,
      primary key (user_id, id)
    ) ${clustered}`,
    `create table session_tokens (
      token_hash ${text} not null primary key,
      user_id ${text} not null,
      session_id ${text} not null,
      dies_at ${text},
      foreign key (user_id, session_id) references sessions (user_id, id) on delete cascade
    ) ${clustered}`,
    'create index session_tokens_of_session on session_tokens (user_id, session_id)',
    `create table revisions (
      user_id ${text} not null primary key references users (id) on delete cascade,
      "user" ${integer} not null,
      tasks ${integer} not null,
      courses ${integer} not null,
      transactions ${integer} not null,
      notifications ${integer} not null
    ) ${clustered}`,
    `create table global_state (
      id ${integer} not null primary key,
      revision ${integer} not null,
      maintenance ${flag} not null
    )`,
    'insert into global_state (id, revision, maintenance) values (1, 1, 0)',
    `create table idempotency_keys (
      ${owner},
      key_hash ${text} not null,
      fingerprint ${text} not null,
      status ${integer} not null,
      reply ${text} not null,
      etag ${text},
      created_at ${text} not null,
      primary key (user_id, key_hash)
    ) ${clustered}`,
    'create index idempotency_keys_by_age on idempotency_keys (created_at)',
    `create table throttles (
      key ${text} not null primary key,
      window_start ${text} not null,
      attempts ${integer} not null
    ) ${clustered}`,
  ],
};
