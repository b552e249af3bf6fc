import type { Migration } from './migration.ts';

/** What opens an account without a password, and is a second factor beside it. */
export const identity6: Migration = {
  name: 'identity-6',
  up: ({ text, integer, owner, clustered }) => [
    `create table passkeys (
      ${owner},
      id ${text} not null,
      credential_id ${text} not null,
      public_key ${text} not null,
      counter ${integer} not null,
      transports ${text} not null,
      name ${text} not null,
      created_at ${text} not null,
      last_used_at ${text},
      primary key (user_id, id)
    ) ${clustered}`,
    'create unique index passkeys_by_credential on passkeys (credential_id)',
  ],
};
