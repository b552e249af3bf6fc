import type { Migration } from './migration.ts';

export const classes2: Migration = {
  name: 'classes-2',
  up: ({ flag }) => [`alter table class_members add column is_heir ${flag} not null default 0`],
};
