import type { Migration } from './migration.ts';

/** Money may belong to a course, by its name as tasks and exams do. */
export const finance4: Migration = {
  name: 'finance-4',
  up: ({ text }) => [
    `alter table transactions add column course ${text} not null default ''`,
    "create index transactions_of_course on transactions (user_id, course, date) where course <> ''",
  ],
};
