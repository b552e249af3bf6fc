import type { Migration } from './migration.ts';

/** When a session showed its second factor last. */
export const identity5: Migration = {
  name: 'identity-5',
  up: ({ text }) => [`alter table sessions add column proven_at ${text}`],
};
