import type { Migration } from './migration.ts';

/** How each instance was, for a day. */
export const operating5: Migration = {
  name: 'operating-5',
  up: ({ text, integer }) => [
    `create table health_samples (
      at ${text} not null,
      instance ${text} not null,
      requests ${integer} not null,
      errors ${integer} not null,
      remote_errors ${integer} not null,
      failed_jobs ${integer} not null,
      loop_ms ${integer} not null,
      busy ${integer} not null,
      waiting ${integer} not null,
      streams ${integer} not null,
      disk_free ${integer} not null,
      primary key (at, instance)
    )`,
  ],
};
