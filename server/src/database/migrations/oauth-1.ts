import type { Migration } from './migration.ts';

/** Programs that a person lets in by OAuth: a token like others, and how it is renewed. */
export const oauth1: Migration = {
  name: 'oauth-1',
  up: ({ text, owner, clustered }) => [
    `alter table api_tokens add column program_host ${text}`,
    `alter table api_tokens add column access_until ${text}`,
    `create table oauth_grants (
      ${owner},
      token_id ${text} not null,
      client_hash ${text} not null,
      family_hash ${text} not null,
      key_hash ${text} not null,
      key_until ${text} not null,
      redirect_uri ${text} not null,
      challenge ${text} not null,
      primary key (user_id, token_id),
      foreign key (user_id, token_id) references api_tokens (user_id, id) on delete cascade
    ) ${clustered}`,
    'create unique index oauth_grants_by_family on oauth_grants (family_hash)',
  ],
};
