import type { Migration } from './migration.ts';

export const delivery1: Migration = {
  name: 'delivery-1',
  up: ({ text, integer, flag, bytes }) => [
    `create table release_files (
      hash ${text} not null primary key,
      content ${bytes} not null,
      brotli ${bytes},
      gzip ${bytes},
      created_at ${text} not null
    )`,
    `create table releases (
      remote ${text} not null,
      version ${text} not null,
      origin ${text} not null,
      base_url ${text},
      release ${text} not null,
      bytes ${integer} not null,
      created_at ${text} not null,
      created_by ${text} not null,
      revoked_at ${text},
      primary key (remote, version)
    )`,
    'create index releases_by_age on releases (remote, created_at, version)',
    `create table release_channels (
      remote ${text} not null,
      channel ${text} not null,
      version ${text} not null,
      previous ${text},
      revision ${integer} not null,
      moved_at ${text} not null,
      moved_by ${text} not null,
      primary key (remote, channel),
      foreign key (remote, version) references releases (remote, version)
    )`,
    `create table release_moves (
      revision ${integer} not null,
      remote ${text} not null,
      channel ${text} not null,
      version ${text} not null,
      action ${text} not null,
      moved_at ${text} not null,
      moved_by ${text} not null,
      primary key (remote, channel, revision)
    )`,
    `create table delivery_state (id ${integer} not null primary key, revision ${integer} not null)`,
    'insert into delivery_state (id, revision) values (1, 1)',
    `create table remote_settings (
      remote ${text} not null primary key,
      disabled ${flag} not null,
      canary_people ${text} not null,
      canary_roles ${text} not null
    )`,
    `create table deploy_tokens (
      id ${text} not null primary key,
      remote ${text} not null,
      name ${text} not null,
      token_hash ${text} not null unique,
      created_at ${text} not null,
      created_by ${text} not null,
      last_used_at ${text}
    )`,
    'create index deploy_tokens_of_remote on deploy_tokens (remote, id)',
    `create table client_reports (
      remote ${text} not null,
      version ${text} not null,
      phase ${text} not null,
      day ${text} not null,
      count ${integer} not null,
      last_at ${text} not null,
      primary key (remote, day, version, phase)
    )`,
    'create index client_reports_by_age on client_reports (day)',
  ],
};
