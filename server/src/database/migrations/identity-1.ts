import type { Migration } from './migration.ts';

export const identity1: Migration = {
  name: 'identity-1',
  up: ({ text, bytes }) => [
    `create table avatars (
      user_id ${text} not null primary key references users (id) on delete cascade,
      hash ${text} not null,
      picture ${bytes} not null
    )`,
    'create index avatars_by_hash on avatars (hash)',
    `create table password_resets (
      token_hash ${text} not null primary key,
      user_id ${text} not null references users (id) on delete cascade,
      email_key ${text} not null,
      expires_at ${text} not null
    )`,
    'create index password_resets_of_user on password_resets (user_id)',
  ],
};
