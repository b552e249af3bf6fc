import type { Migration } from './migration.ts';

/** How releases do in browsers, counted: how often each time to ready was met, and long tasks. */
export const delivery5: Migration = {
  name: 'delivery-5',
  up: ({ text, integer }) => [
    `create table release_measures (
      remote ${text} not null,
      version ${text} not null,
      measure ${text} not null,
      value ${integer} not null,
      count ${integer} not null,
      primary key (remote, version, measure, value)
    )`,
  ],
};
