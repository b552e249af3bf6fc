import type { Migration } from './migration.ts';

/** One person's things of a kind, the newest first; SQLite's index of words is in that order by itself. */
export const search2: Migration = {
  name: 'search-2',
  up: ({ engine }) =>
    engine === 'sqlite'
      ? []
      : ['create index search_entries_newest on search_entries (user_id, kind, seq)'],
};
