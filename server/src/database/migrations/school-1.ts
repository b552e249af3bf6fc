import type { Migration } from './migration.ts';

/** Sign-in through a school: who vouches, for whom, and who is on the way. */
export const school1: Migration = {
  name: 'school-1',
  up: ({ text, integer, flag, owner, clustered }) => [
    `create table sign_in_providers (
      id ${text} not null primary key,
      kind ${text} not null,
      name_zh ${text} not null,
      name_en ${text} not null,
      mark ${text} not null,
      address ${text} not null,
      client_id ${text} not null,
      secret ${text} not null,
      role_claim ${text} not null,
      role_rules ${text} not null,
      new_accounts ${text} not null,
      factor_values ${text} not null,
      enabled ${flag} not null,
      tested_at ${text},
      metadata ${text} not null,
      position ${integer} not null,
      version ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    )`,
    `create table sign_in_links (
      ${owner},
      provider_id ${text} not null references sign_in_providers (id) on delete cascade,
      subject ${text} not null,
      role ${text},
      created_at ${text} not null,
      last_used_at ${text} not null,
      primary key (user_id, provider_id)
    ) ${clustered}`,
    'create unique index sign_in_links_by_subject on sign_in_links (provider_id, subject)',
    `create table sign_in_attempts (
      state_hash ${text} not null primary key,
      provider_id ${text} not null references sign_in_providers (id) on delete cascade,
      browser_hash ${text} not null,
      user_id ${text} references users (id) on delete cascade,
      nonce ${text} not null,
      verifier ${text} not null,
      redirect ${text} not null,
      identity ${text},
      expires_at ${text} not null
    )`,
    'create index sign_in_attempts_by_end on sign_in_attempts (expires_at)',
    `alter table sessions add column provider_id ${text}`,
    `alter table sessions add column vouched ${flag} not null default 0`,
  ],
};
