import type { Migration } from './migration.ts';

/** Links to a timetable; of their secrets only the hashes. */
export const planning2: Migration = {
  name: 'planning-2',
  up: ({ text, flag, owner, clustered }) => [
    `create table shares (
      ${owner},
      id ${text} not null,
      secret_hash ${text} not null unique,
      shows ${text} not null,
      rooms ${flag} not null,
      teachers ${flag} not null,
      expires_at ${text} not null,
      created_at ${text} not null,
      primary key (user_id, id)
    ) ${clustered}`,
  ],
};
