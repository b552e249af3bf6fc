import fc from 'fast-check';
import type { Context } from '../../context/context.ts';
import { newId } from '../../database/ids.ts';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { deleteTransaction, restoreTransaction, updateTransaction } from './change-transaction.ts';
import { rebuildStatistics, statisticsDifferences } from './check-statistics.ts';
import { createTransaction } from './create-transaction.ts';
import { financeStats } from './finance-stats.ts';
import { importTransactions, undoImport } from './imports.ts';

const fields = fc.record({
  type: fc.constantFrom('income' as const, 'expense' as const),
  amount: fc.integer({ min: 1, max: 999_999_999 }).map((minor) => minor / 100),
  category: fc.constantFrom('dining', 'study', 'pets', 'other'),
  description: fc.constant('x'),
  date: fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'),
  time: fc.constantFrom(null, '08:00'),
});
type Fields = typeof fields extends fc.Arbitrary<infer Value> ? Value : never;

const pick = fc.nat(20);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('create' as const), fields, crash: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('update' as const), pick, fields }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('delete' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restore' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('import' as const),
      rows: fc.array(fields, { minLength: 1, maxLength: 5 }),
      crash: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), pick }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Known extends Fields {
  importId: string | undefined;
  deleted: boolean;
}

/** The ledger as a list that anybody can add up. */
class Model {
  readonly entries = new Map<string, Known>();
  readonly imports: string[] = [];

  any(place: number): string {
    return [...this.entries.keys()][place % Math.max(1, this.entries.size)] ?? newId();
  }

  minorOf(month: string, type: string): number {
    return [...this.entries.values()]
      .filter((entry) => !entry.deleted && entry.type === type && entry.date.startsWith(month))
      .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  }
}

/** The server dies in the middle: nothing of the write may stay. */
async function crashing(ctx: Context, work: (inside: Context) => Promise<unknown>): Promise<void> {
  const died = new Error('killed');
  const dying = ctx.database.transaction(async (tx) => {
    await work({ ...ctx, tx });
    throw died;
  });
  await dying.catch((error: unknown) => {
    if (error !== died) throw error;
  });
}

async function take(ctx: Context, model: Model, next: Step): Promise<void> {
  if (next.kind === 'create') {
    const id = newId();
    if (next.crash)
      return crashing(ctx, (inside) => createTransaction(inside, { id, ...next.fields }));
    await createTransaction(ctx, { id, ...next.fields });
    model.entries.set(id, { ...next.fields, importId: undefined, deleted: false });
  } else if (next.kind === 'import') {
    if (next.crash)
      return crashing(ctx, (inside) => importTransactions(inside, { name: 'x', rows: next.rows }));
    const { id } = await importTransactions(ctx, { name: 'x', rows: next.rows });
    model.imports.push(id);
    const rows = await ctx.database.reader.query
      .selectFrom('transactions')
      .selectAll()
      .where('import_id', '=', id)
      .execute();
    for (const row of rows) {
      const { type, category, description, date } = row;
      const entry = { type, category, description, date, amount: row.minor / 100, time: null };
      model.entries.set(row.id, { ...entry, importId: id, deleted: false } as Known);
    }
  } else if (next.kind === 'undo') {
    const id = model.imports[next.pick % Math.max(1, model.imports.length)];
    if (id === undefined) return;
    await undoImport(ctx, id);
    for (const entry of model.entries.values()) if (entry.importId === id) entry.deleted = true;
  } else await changeOne(ctx, model, next);
}

async function changeOne(
  ctx: Context,
  model: Model,
  next: Extract<Step, { kind: 'update' | 'delete' | 'restore' }>,
): Promise<void> {
  const id = model.any(next.pick);
  const entry = model.entries.get(id);
  if (next.kind === 'restore') {
    if (!entry) return;
    await restoreTransaction(ctx, id);
    entry.deleted = false;
    return;
  }
  const work =
    next.kind === 'update' ? updateTransaction(ctx, id, next.fields) : deleteTransaction(ctx, id);
  if (!entry || entry.deleted) {
    await expect(work).rejects.toMatchObject({ code: 'transaction.not_found' });
    return;
  }
  await work;
  if (next.kind === 'update') Object.assign(entry, next.fields);
  else entry.deleted = true;
}

describeOnEngines('the kept statistics', () => {
  const board = boardForAll();

  test('are the sum of the transactions after any writes, imports, undos and crashes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const ctx = await board.contextOf(await board.asUser());
        const model = new Model();
        for (const next of steps) await take(ctx, model, next);
        for (const month of ['2026-10', '2026-11', '2026-12']) {
          const income = model.minorOf(month, 'income');
          const expense = model.minorOf(month, 'expense');
          const stats = await financeStats(ctx, month);
          expect(stats.monthlyIncome).toBe(income / 100);
          expect(stats.monthlyExpense).toBe(expense / 100);
          expect(stats.balance).toBe((income - expense) / 100);
          const byCategory = stats.expenseByCategory.reduce(
            (sum, { amount }) => sum + Math.round(amount * 100),
            0,
          );
          expect(byCategory).toBe(expense);
        }
        expect(await statisticsDifferences(ctx.database.reader, ctx.actor.userId)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('are compared with the transactions, and rebuilt from them when they differ', async () => {
    const ctx = await board.contextOf(await board.asUser());
    const entry = {
      type: 'expense' as const,
      amount: 18,
      category: 'dining',
      description: 'x',
      date: '2026-11-18',
    };
    await createTransaction(ctx, entry);
    await ctx.database.transaction(async (tx) => {
      await tx.query
        .updateTable('transaction_months')
        .set({ minor: 1 })
        .where('user_id', '=', ctx.actor.userId)
        .execute();
    });
    expect(await statisticsDifferences(ctx.database.reader, ctx.actor.userId)).toEqual([
      {
        time: '2026-11',
        type: 'expense',
        category: 'dining',
        kept: { minor: 1, entries: 1 },
        counted: { minor: 1800, entries: 1 },
      },
    ]);
    await rebuildStatistics(ctx, ctx.actor.userId);
    expect(await statisticsDifferences(ctx.database.reader, ctx.actor.userId)).toEqual([]);
    expect((await financeStats(ctx, '2026-11')).monthlyExpense).toBe(18);
  });
});
