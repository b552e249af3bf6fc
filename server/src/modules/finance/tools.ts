import { categories } from '@board/contracts/constants/categories';
import { textLength } from '@board/contracts/constants/limits';
import { fromMinor } from '@board/contracts/constants/money';
import { transactionTypes } from '@board/contracts/constants/transactions';
import { ClockTime, DateOnly, Month, oneOf, Strict, text } from '@board/contracts/schemas/common';
import type { TransactionEdit } from '@board/contracts/schemas/finance';
import { type TSchema, Type } from 'typebox';
import { readTool, type WriteTool, writeTool } from '../../area/tool.ts';
import { today } from '../../context/context.ts';
import { newId } from '../../database/ids.ts';
import { read } from '../../writing/transaction.ts';
import { accountNames } from './accounts/list-accounts.ts';
import { accountNamed } from './accounts/tools.ts';
import { financeStats } from './finance-stats.ts';
import { largestRows, sumsOfDays } from './ledger.repository.ts';
import { ledgerFilter, listTransactions } from './list-transactions.ts';
import type { AddedTransaction } from './proposals.ts';
import { toEntry } from './transactions.repository.ts';

const most = 50;
const CategoryKey = oneOf(categories.map(({ key }) => key));

export const spendingTool = readTool({
  name: 'get_spending',
  reads: ['transactions'],
  description:
    'Income, expense, balance and expense by category of a month; the current one when none is given.',
  parameters: Strict({ month: Type.Optional(Month) }),
  async run(ctx, { month = today(ctx).slice(0, 7) }) {
    const { monthlyIncome, monthlyExpense, balance, expenseByCategory } = await financeStats(
      ctx,
      month,
    );
    return {
      month,
      monthlyIncome,
      monthlyExpense,
      balance,
      expenseByCategory: expenseByCategory.map(({ category, amount }) => ({ category, amount })),
    };
  },
});

export const sumsTool = readTool({
  name: 'sum_transactions',
  reads: ['transactions'],
  description:
    'Income and expense of some days by category, of all entries or of those whose description has some words. Use it for sums of anything but a whole month.',
  parameters: Strict({
    start_date: DateOnly,
    end_date: DateOnly,
    words: Type.Optional(text(textLength.name, 1)),
  }),
  async run(ctx, { start_date: start, end_date: end, words }) {
    const sums = await read(ctx, (connection) =>
      sumsOfDays(connection, ctx.actor.userId, { start, end, course: undefined, search: words }),
    );
    return sums.map(({ type, category, minor, entries }) => ({
      type,
      category,
      amount: fromMinor(Number(minor)),
      entries: Number(entries),
    }));
  },
});

export const largestTool = readTool({
  name: 'largest_transactions',
  reads: ['transactions'],
  description: 'The three largest entries of income or of expense in some days, the largest first.',
  parameters: Strict({
    start_date: DateOnly,
    end_date: DateOnly,
    type: oneOf(transactionTypes),
    category: Type.Optional(CategoryKey),
    words: Type.Optional(text(textLength.name, 1)),
  }),
  async run(ctx, { words, ...query }) {
    const filter = ledgerFilter({ ...query, ...(words !== undefined && { search: words }) });
    const rows = await read(ctx, (connection) =>
      largestRows(connection, ctx.actor.userId, filter, 3),
    );
    return rows.map(toEntry).map(({ amount, category, description, date }) => ({
      amount,
      category,
      description: description.slice(0, 200),
      date,
    }));
  },
});

export const listTransactionsTool = readTool({
  name: 'list_transactions',
  reads: ['transactions'],
  description: "The person's entries of income and expense, newest first.",
  parameters: Strict({
    start_date: Type.Optional(DateOnly),
    end_date: Type.Optional(DateOnly),
    type: Type.Optional(oneOf(transactionTypes)),
    category: Type.Optional(CategoryKey),
  }),
  async run(ctx, query) {
    const { items, pagination } = await listTransactions(ctx, {
      ...query,
      order: 'desc',
      limit: most,
    });
    const names = await accountNames(ctx);
    return {
      transactions: items.map(
        ({ id, type, amount, category, description, date, time, ...entry }) => {
          const words = description.slice(0, 200);
          const account = names.get(entry.account) ?? '';
          const { course } = entry;
          const said = { type, amount, category, description: words, date, time, course, account };
          return { id, ...(said satisfies Record<keyof TransactionEdit, unknown>) };
        },
      ),
      total: pagination.total,
    };
  },
});

/** All that can be set of an entry. */
export const proposed = {
  type: oneOf(transactionTypes),
  amount: Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000, multipleOf: 0.01 }),
  category: CategoryKey,
  description: text(textLength.title, 1),
  date: DateOnly,
  time: Type.Optional(ClockTime),
  course: Type.Optional(text(textLength.name, 1)),
  /** By its name, which is what a person reads on the card. */
  account: Type.Optional(text(textLength.name, 1)),
} satisfies Record<keyof TransactionEdit, TSchema>;

export const addTransactionTool: WriteTool = writeTool({
  name: 'add_transaction',
  description: 'Adds an entry of income or expense.',
  writes: ['transactions'],
  adds: true,
  parameters: Strict(proposed),
  async draft(ctx, input) {
    const added: AddedTransaction = {
      kind: 'transaction.add',
      transaction: {
        id: newId(ctx.clock.now()),
        ...input,
        time: input.time ?? null,
        course: input.course ?? '',
        account: input.account === undefined ? null : await accountNamed(ctx, input.account),
      },
    };
    return {
      input: added,
      subject: input.description,
      changes: (Object.keys(proposed) as (keyof typeof proposed)[]).flatMap((field) => {
        const after = input[field];
        return after === undefined ? [] : [{ field, after }];
      }),
    };
  },
});
