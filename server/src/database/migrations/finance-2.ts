import type { Migration } from './migration.ts';

export const finance2: Migration = {
  name: 'finance-2',
  up: ({ text, integer, flag, owner, versioned, clustered }) => [
    `create table recurring_transactions (
      ${owner},
      id ${text} not null,
      type ${text} not null,
      minor ${integer} not null,
      category ${text} not null,
      description ${text} not null,
      every ${text} not null,
      start_date ${text} not null,
      end_date ${text},
      paused ${flag} not null,
      next_date ${text},
      booked_until ${text} not null,
      ${versioned},
      primary key (user_id, id)
    ) ${clustered}`,
    'create index recurring_due on recurring_transactions (next_date) where next_date is not null',
    `alter table sample_terms add column recurring ${text} not null default '[]'`,
  ],
};
