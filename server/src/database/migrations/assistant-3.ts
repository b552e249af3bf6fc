import type { Migration } from './migration.ts';

/** An area may name what it proposes: JSON, in both languages. */
export const assistant3: Migration = {
  name: 'assistant-3',
  up: ({ text }) => [`alter table assistant_proposals add column title ${text}`],
};
