import type { Migration } from './migration.ts';

/** What a statement moves between one's own accounts goes with its import. */
export const finance6: Migration = {
  name: 'finance-6',
  up: ({ text }) => [`alter table transfers add column import_id ${text}`],
};
