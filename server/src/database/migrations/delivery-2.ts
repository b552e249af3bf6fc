import type { Migration } from './migration.ts';

/** Whom a release worked for and whom it failed, a row a person: one browser cannot bring it down. */
export const delivery2: Migration = {
  name: 'delivery-2',
  up: ({ text, flag, owner, clustered }) => [
    `create table release_trials (
      ${owner},
      remote ${text} not null,
      version ${text} not null,
      failed ${flag} not null,
      at ${text} not null,
      primary key (user_id, remote, version)
    ) ${clustered}`,
    'create index release_trials_by_release on release_trials (remote, version, failed)',
    'create index release_trials_by_age on release_trials (at)',
    `alter table remote_settings add column self_help ${flag} not null default 1`,
    `alter table client_reports add column sample ${text} not null default '{}'`,
  ],
};
