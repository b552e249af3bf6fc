import { type Static, Type } from 'typebox';
import { categories } from '../constants/categories.ts';
import { textLength } from '../constants/limits.ts';
import { maxAmount } from '../constants/money.ts';
import { recategoriseLimit, rhythms, transactionTypes } from '../constants/transactions.ts';
import type { CallSchema } from './call-schema.ts';
import {
  ClockTime,
  changeOf,
  DateOnly,
  Done,
  Id,
  IdParams,
  Month,
  Nullable,
  oneOf,
  PageQuery,
  pageOf,
  type Shows,
  Strict,
  stamps,
  text,
} from './common.ts';

const TypeOf = oneOf(transactionTypes);
export const Money = Type.Number();
/** The verbs check that it is more than 0 and no finer than a cent, each with its own error. */
export const Amount = Type.Number({ minimum: 0, maximum: maxAmount });
const CategoryText = text(50);

const incomplete = 'transaction.incomplete';
export const editable = {
  type: { ...TypeOf, 'x-missing': incomplete },
  amount: { ...Amount, 'x-error': incomplete },
  category: CategoryText,
  description: Type.String({ maxLength: textLength.title, 'x-error': incomplete }),
  date: { ...DateOnly, 'x-missing': incomplete },
  time: Nullable(ClockTime),
  /** By its name; empty for none. */
  course: text(textLength.name),
  /** Where it came from or went to. */
  account: Nullable(Id),
};
const TransactionEdit = Type.Object(editable);
/** All that can be set of a transaction: who stores it, imports it or shows it in a form names every field, or does not compile. */
export type TransactionEdit = Static<typeof TransactionEdit>;

export const Transaction = Type.Object({
  id: Id,
  type: TypeOf,
  amount: Money,
  category: Type.String(),
  description: Type.String(),
  date: DateOnly,
  time: Nullable(ClockTime),
  course: Type.String(),
  account: Nullable(Id),
  ...stamps,
} satisfies Shows<TransactionEdit>);
export type Transaction = Static<typeof Transaction>;

export const NewTransaction = Strict({
  id: Type.Optional(Id),
  ...editable,
  category: Type.Optional(CategoryText),
  time: Type.Optional(editable.time),
  course: Type.Optional(editable.course),
  account: Type.Optional(editable.account),
});

const recurring = {
  type: editable.type,
  amount: editable.amount,
  category: CategoryText,
  description: editable.description,
  every: oneOf(rhythms),
  start_date: { ...DateOnly, 'x-missing': incomplete },
  /** The last day that it may come on. */
  end_date: Nullable(DateOnly),
  paused: Type.Boolean(),
  account: editable.account,
};
const RecurringEdit = Type.Object(recurring);
/** All that can be set of a recurring record. */
export type RecurringEdit = Static<typeof RecurringEdit>;

export const Recurring = Type.Object({
  id: Id,
  type: TypeOf,
  amount: Money,
  category: Type.String(),
  description: Type.String(),
  every: recurring.every,
  start_date: DateOnly,
  end_date: Nullable(DateOnly),
  paused: Type.Boolean(),
  account: Nullable(Id),
  /** The day that becomes a record next; null once it has ended. */
  next_date: Nullable(DateOnly),
  /** The day after that, which comes next if that one is skipped. */
  following_date: Nullable(DateOnly),
  ...stamps,
} satisfies Shows<RecurringEdit>);
export type Recurring = Static<typeof Recurring>;

const filter = {
  date: Type.Optional(DateOnly),
  start_date: Type.Optional(DateOnly),
  end_date: Type.Optional(DateOnly),
  type: Type.Optional(TypeOf),
  category: Type.Optional(text(50, 1)),
  course: Type.Optional(text(textLength.name, 1)),
  account: Type.Optional(Id),
  search: Type.Optional(text(100, 1)),
};

const CategoryAmount = Type.Object({
  category: Type.String(),
  amount: Money,
  color: Type.String(),
});

const monthFigures = {
  monthlyIncome: Money,
  monthlyExpense: Money,
  balance: Money,
  expenseByCategory: Type.Array(CategoryAmount),
};
export const FinanceStats = Type.Object(monthFigures);
export type FinanceStats = Static<typeof FinanceStats>;
export const FinanceSums = Type.Object({
  income: Money,
  expense: Money,
  expenseByCategory: Type.Array(CategoryAmount),
});
export type FinanceSums = Static<typeof FinanceSums>;
export const MonthTrend = Type.Object({ month: Month, ...monthFigures });
export type MonthTrend = Static<typeof MonthTrend>;

const CostOfDay = Type.Number({ minimum: 0 });

/** What may be spent today, and what the month will have cost. */
export const FinanceOutlook = Type.Object({
  date: DateOnly,
  /** Over everything; without one there is nothing to be left. */
  budget: Nullable(Money),
  spent: Money,
  /** What will go by itself after today. */
  coming: Money,
  /** Of each day that is left, today included. */
  per_day: Nullable(Money),
  /** Negative once more of it is gone. */
  left_today: Nullable(Money),
  /** Null before two weeks are known. */
  month_end: Nullable(Type.Object({ likely: Money, low: Money, high: Money })),
  /** Of the same forecast on the same day of earlier months. */
  past_error: Nullable(Type.Object({ months: Type.Integer(), percent: Type.Integer() })),
  /** What a day with lessons costs and what another does, once they are known to differ. */
  campus_day: Nullable(Type.Object({ campus: CostOfDay, other: CostOfDay })),
});
export type FinanceOutlook = Static<typeof FinanceOutlook>;

/** What says these words is of this category, in a statement that is read. */
export const CategoryRule = Strict({
  words: text(60, 1),
  type: oneOf(transactionTypes),
  category: oneOf(categories.map(({ key }) => key)),
});
export type CategoryRule = Static<typeof CategoryRule>;

/** What some transactions were of before they were recategorised, or shall be of: all together those of one press. */
const CategoryChanges = Type.Array(
  Strict({
    category: CategoryText,
    ids: Type.Array(Id, { minItems: 1, maxItems: recategoriseLimit }),
  }),
  { maxItems: recategoriseLimit },
);
export type CategoryChanges = Static<typeof CategoryChanges>;

export const financeSchemas = {
  listTransactions: {
    query: Strict({
      ...PageQuery,
      ...filter,
      /** Oldest first unless asked otherwise. */
      order: Type.Optional(oneOf(['asc', 'desc'])),
    }),
    reply: pageOf(Transaction),
  },
  createTransaction: {
    body: NewTransaction,
    reply: Transaction,
    status: 201,
    example: {
      type: 'expense',
      amount: 18,
      category: 'dining',
      description: 'Lunch',
      date: '2026-11-18',
      time: '12:10',
    },
  },
  updateTransaction: changeOf(TransactionEdit, Transaction),
  deleteTransaction: { ifMatch: true, params: IdParams, reply: Done },
  restoreTransaction: { params: IdParams, reply: Transaction },
  listRecurring: { reply: Type.Object({ items: Type.Array(Recurring) }) },
  createRecurring: {
    body: Strict({
      id: Type.Optional(Id),
      ...recurring,
      category: Type.Optional(CategoryText),
      end_date: Type.Optional(recurring.end_date),
      paused: Type.Optional(recurring.paused),
      account: Type.Optional(recurring.account),
    }),
    reply: Recurring,
    status: 201,
    example: {
      type: 'expense',
      amount: 1200,
      category: 'other',
      description: 'Rent',
      every: 'month',
      start_date: '2026-12-01',
    },
  },
  updateRecurring: {
    ifMatch: true,
    params: IdParams,
    /** From `next_date` on, which skips what lies before it, or brings back what was skipped. */
    body: Strict({ ...Type.Partial(RecurringEdit).properties, next_date: Type.Optional(DateOnly) }),
    reply: Recurring,
  },
  deleteRecurring: {
    ifMatch: true,
    params: IdParams,
    /** With the record that it made last: who takes back what was just added wants neither. */
    query: Strict({ booked: Type.Optional(Type.Boolean()) }),
    reply: Done,
  },
  restoreRecurring: { params: IdParams, reply: Recurring },
  financeStats: { query: Strict({ month: Type.Optional(Month) }), reply: FinanceStats },
  financeTrends: {
    query: Strict({ start_month: Month, end_month: Month }),
    reply: Type.Object({ months: Type.Array(MonthTrend) }),
  },
  financeSums: {
    query: Strict({ start_date: DateOnly, end_date: DateOnly, course: filter.course }),
    reply: FinanceSums,
  },
  financeOutlook: { reply: FinanceOutlook },
  /** Answers what `setCategories` takes to undo it. */
  recategorise: {
    body: CategoryRule,
    reply: Type.Object({ changes: CategoryChanges }),
    example: { words: '瑞幸', type: 'expense', category: 'dining' },
  },
  setCategories: {
    body: Strict({ changes: CategoryChanges }),
    reply: Type.Object({ changed: Type.Integer() }),
  },
  /** Answers a CSV file. */
  exportTransactions: { media: 'text/csv; charset=utf-8', query: Strict(filter) },
} satisfies Record<string, CallSchema>;
