import type { AccountKind } from '@board/contracts/constants/money-accounts';
import type { Rhythm, TransactionType } from '@board/contracts/constants/transactions';
import type { Flag, OwnedRow, VersionedRow } from '../row.ts';

export interface TransactionsTable extends OwnedRow {
  type: TransactionType;
  /** Minor units, always more than 0: the type tells the direction. */
  minor: number;
  category: string;
  description: string;
  date: string;
  /** 'HH:MM', or '' for one without a time, which comes before those with one. */
  time: string;
  /** The name of one, or ''. */
  course: string;
  account_id: string | null;
  import_id: string | null;
}

/** Kept with every write, not summed: a month costs the same at any number of transactions. */
export interface TransactionMonthsTable {
  user_id: string;
  month: string;
  type: TransactionType;
  category: string;
  minor: number;
  entries: number;
}

/** Tells on which days a page of the ledger lies. */
export interface TransactionDaysTable {
  user_id: string;
  date: string;
  type: TransactionType;
  category: string;
  entries: number;
}

export interface BudgetsTable extends VersionedRow {
  user_id: string;
  /** 'all' or one of the six categories. */
  category: string;
  minor: number;
}

/** What a person has been told, so that nothing is told twice. */
export interface BudgetAlertsTable {
  user_id: string;
  month: string;
  category: string;
  percent: number;
}

export interface TransactionImportsTable {
  user_id: string;
  id: string;
  name: string;
  /** What all statements of its kind have in common; '' where nobody said. */
  source: string;
  entries: number;
  undone: Flag;
  created_at: string;
}

export interface RecurringTable extends OwnedRow {
  type: TransactionType;
  minor: number;
  category: string;
  description: string;
  every: Rhythm;
  start_date: string;
  end_date: string | null;
  paused: Flag;
  /** Null once no day is left. */
  next_date: string | null;
  account_id: string | null;
  /** Every day up to this one has become a record, or never will; '' before the first. */
  booked_until: string;
}

export interface MoneyAccountsTable extends OwnedRow {
  name: string;
  kind: AccountKind;
  /** Minor units, less than 0 for a debt. */
  opening: number;
  wanted: number | null;
  by_date: string | null;
}

export interface TransfersTable extends OwnedRow {
  from_id: string | null;
  to_id: string | null;
  /** Minor units, always more than 0. */
  minor: number;
  date: string;
  note: string;
  /** Of the statement that it stood in. */
  import_id: string | null;
}

/** Goes and comes back with its record; the rest of the whole is what the record says. */
export interface RecordSharesTable {
  user_id: string;
  record_id: string;
  friend_id: string;
  minor: number;
}

export interface FinanceTables {
  transactions: TransactionsTable;
  recurring_transactions: RecurringTable;
  transaction_months: TransactionMonthsTable;
  transaction_days: TransactionDaysTable;
  budgets: BudgetsTable;
  budget_alerts: BudgetAlertsTable;
  transaction_imports: TransactionImportsTable;
  money_accounts: MoneyAccountsTable;
  transfers: TransfersTable;
  record_shares: RecordSharesTable;
}
