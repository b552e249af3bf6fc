import type { Migration } from './migration.ts';

/** What a sign-in asks for besides the password. */
export const identity4: Migration = {
  name: 'identity-4',
  up: ({ text, integer, owner, clustered }) => [
    `create table second_factors (
      user_id ${text} not null primary key references users (id) on delete cascade,
      secret ${text} not null,
      confirmed_at ${text},
      last_step ${integer} not null
    )`,
    `create table recovery_codes (
      ${owner},
      code_hash ${text} not null,
      primary key (user_id, code_hash)
    ) ${clustered}`,
  ],
};
