import type { Migration } from './migration.ts';

/** Accounts, what is moved between them, and what of a record friends have to pay. */
export const finance5: Migration = {
  name: 'finance-5',
  up: ({ text, integer, owner, versioned, clustered }) => [
    `create table money_accounts (
      ${owner},
      id ${text} not null,
      name ${text} not null,
      kind ${text} not null,
      opening ${integer} not null,
      wanted ${integer},
      by_date ${text},
      ${versioned},
      primary key (user_id, id)
    ) ${clustered}`,
    `create table transfers (
      ${owner},
      id ${text} not null,
      from_id ${text},
      to_id ${text},
      minor ${integer} not null,
      date ${text} not null,
      note ${text} not null,
      ${versioned},
      primary key (user_id, id)
    ) ${clustered}`,
    'create index transfers_by_day on transfers (user_id, date, id)',
    `create table record_shares (
      ${owner},
      record_id ${text} not null,
      friend_id ${text} not null,
      minor ${integer} not null,
      primary key (user_id, record_id, friend_id),
      foreign key (user_id, record_id) references transactions (user_id, id) on delete cascade
    ) ${clustered}`,
    `alter table transactions add column account_id ${text}`,
    // Holds all that a balance and a page of one account ask for.
    `create index transactions_of_account on transactions (user_id, account_id, date, type, minor)
      where account_id is not null and deleted_at is null`,
    `alter table recurring_transactions add column account_id ${text}`,
    `alter table sample_terms add column accounts ${text} not null default '[]'`,
    `alter table sample_terms add column transfers ${text} not null default '[]'`,
  ],
};
