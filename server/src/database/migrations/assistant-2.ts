import type { Migration } from './migration.ts';

/** Whether the model of a configuration sees pictures: nothing that a provider says tells it. */
export const assistant2: Migration = {
  name: 'assistant-2',
  up: ({ flag }) => [
    `alter table assistant_configs add column sees_pictures ${flag} not null default 0`,
  ],
};
