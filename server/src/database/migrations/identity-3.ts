import type { Migration } from './migration.ts';

/** An address counts once it is confirmed; those that are there have been believed all along. */
export const identity3: Migration = {
  name: 'identity-3',
  up: ({ text }) => [
    `alter table users add column email_confirmed_at ${text}`,
    'update users set email_confirmed_at = created_at',
    `create table email_links (
      token_hash ${text} not null primary key,
      user_id ${text} not null references users (id) on delete cascade,
      kind ${text} not null check (kind in ('confirm', 'back')),
      email ${text} not null,
      email_key ${text} not null,
      created_at ${text} not null,
      expires_at ${text} not null
    )`,
    'create index email_links_of_user on email_links (user_id, kind)',
  ],
};
