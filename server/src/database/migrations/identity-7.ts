import type { Migration } from './migration.ts';

/** What other programs read and write a person's things with. */
export const identity7: Migration = {
  name: 'identity-7',
  up: ({ text, owner, clustered, flag }) => [
    `create table api_tokens (
      ${owner},
      id ${text} not null,
      name ${text} not null,
      token_hash ${text} not null,
      scopes ${text} not null,
      vouched ${flag} not null,
      created_at ${text} not null,
      expires_at ${text} not null,
      last_used_at ${text},
      primary key (user_id, id)
    ) ${clustered}`,
    'create unique index api_tokens_by_hash on api_tokens (token_hash)',
  ],
};
