import type { Migration } from './migration.ts';

/** Where somebody has signed in before, so that a new place can be told of. */
export const identity2: Migration = {
  name: 'identity-2',
  up: ({ text, owner, clustered }) => [
    `create table known_devices (
      ${owner},
      device ${text} not null,
      last_seen_at ${text} not null,
      primary key (user_id, device)
    ) ${clustered}`,
  ],
};
