import type { Migration } from './migration.ts';

/** Whose a remote is, as far as somebody here is to be told of its releases. */
export const delivery6: Migration = {
  name: 'delivery-6',
  up: ({ text }) => [
    `alter table deploy_tokens add column owner_id ${text} references users (id) on delete set null`,
  ],
};
