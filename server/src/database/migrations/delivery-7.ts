import type { Migration } from './migration.ts';

/** From where a release was tried, signed: told apart for this release, and no address. */
export const delivery7: Migration = {
  name: 'delivery-7+',
  up: ({ text }) => [`alter table release_trials add column network ${text} not null default ''`],
};
