import type { Migration } from './migration.ts';

/** Which statements were slow, for a day, and how much mail and push went out. */
export const operating7: Migration = {
  name: 'operating-7+',
  up: ({ text, integer }) => [
    `create table slow_statements (
      at ${text} not null,
      instance ${text} not null,
      shape ${text} not null,
      times ${integer} not null,
      slowest_ms ${integer} not null,
      p95_ms ${integer} not null,
      primary key (at, instance, shape)
    )`,
    ...['mail_sent', 'mail_failed', 'push_sent', 'push_failed'].map(
      (name) => `alter table health_samples add column ${name} ${integer} not null default 0`,
    ),
  ],
};
