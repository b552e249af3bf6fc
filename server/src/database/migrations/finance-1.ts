import type { Columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** A day's transactions lie side by side: by the table's key on SQLite, by an index on PostgreSQL. */
const keys = ({ engine }: Columns): readonly string[] =>
  engine === 'sqlite'
    ? ['primary key (user_id, date, time, id)', 'unique (user_id, id)']
    : ['primary key (user_id, id)'];

export const finance1: Migration = {
  name: 'finance-1',
  up: (columns) => {
    const { text, integer, flag, owner, versioned, clustered, engine } = columns;
    return [
      `create table transactions (
        ${owner},
        id ${text} not null,
        type ${text} not null,
        minor ${integer} not null,
        category ${text} not null,
        description ${text} not null,
        date ${text} not null,
        time ${text} not null,
        import_id ${text},
        ${versioned},
        ${keys(columns).join(',\n        ')}
      ) ${clustered}`,
      ...(engine === 'postgres'
        ? ['create index transactions_by_day on transactions (user_id, date, time, id)']
        : []),
      'create index transactions_deleted on transactions (deleted_at) where deleted_at is not null',
      'create index transactions_of_import on transactions (user_id, import_id) where import_id is not null',
      `create table transaction_months (
        ${owner},
        month ${text} not null,
        type ${text} not null,
        category ${text} not null,
        minor ${integer} not null,
        entries ${integer} not null,
        primary key (user_id, month, type, category)
      ) ${clustered}`,
      `create table transaction_days (
        ${owner},
        date ${text} not null,
        type ${text} not null,
        category ${text} not null,
        entries ${integer} not null,
        primary key (user_id, date, type, category)
      ) ${clustered}`,
      `create table budgets (
        ${owner},
        category ${text} not null,
        minor ${integer} not null,
        version ${integer} not null,
        created_at ${text} not null,
        updated_at ${text} not null,
        primary key (user_id, category)
      ) ${clustered}`,
      `create table budget_alerts (
        ${owner},
        month ${text} not null,
        category ${text} not null,
        percent ${integer} not null,
        primary key (user_id, month, category, percent)
      ) ${clustered}`,
      `create table transaction_imports (
        ${owner},
        id ${text} not null,
        name ${text} not null,
        entries ${integer} not null,
        undone ${flag} not null,
        created_at ${text} not null,
        primary key (user_id, id)
      ) ${clustered}`,
    ];
  },
};
