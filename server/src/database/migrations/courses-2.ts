import type { Migration } from './migration.ts';

export const courses2: Migration = {
  name: 'courses-2',
  up: ({ text }) => [`alter table courses add column note ${text} not null default ''`],
};
