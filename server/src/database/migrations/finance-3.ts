import type { Migration } from './migration.ts';

export const finance3: Migration = {
  name: 'finance-3',
  up: ({ text }) => [
    `alter table transaction_imports add column source ${text} not null default ''`,
  ],
};
