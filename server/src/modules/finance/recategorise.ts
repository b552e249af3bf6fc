import { recategoriseLimit } from '@board/contracts/constants/transactions';
import type { CategoryChanges, CategoryRule } from '@board/contracts/schemas/finance';
import { type Context, now } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import { tellOfBudgets } from './budget-alerts.ts';
import { rowsSaying } from './ledger.repository.ts';
import { countEntries } from './statistics.repository.ts';
import { type EntryRow, putInCategory, rowsOf } from './transactions.repository.ts';

/** Puts what says these words in their category, the newest first where there are very many, and answers what it was of. */
export function recategorise(
  ctx: Context,
  { words, type, category }: CategoryRule,
): Promise<CategoryChanges> {
  return write(ctx, ['transactions'], async (tx) => {
    const filter = { words, type, except: category, limit: recategoriseLimit };
    const rows = await rowsSaying(tx, ctx.actor.userId, filter);
    await move(ctx, tx, rows, () => category);
    return [...Map.groupBy(rows, (row) => row.category)].map(([before, of]) => ({
      category: before,
      ids: of.map(({ id }) => id),
    }));
  });
}

/** Answers how many were there to be changed; of one that is named twice the last is true. */
export function setCategories(ctx: Context, changes: CategoryChanges): Promise<number> {
  const wanted = new Map(
    changes.flatMap(({ category, ids }) => ids.map((id) => [id, category] as const)),
  );
  if (wanted.size > recategoriseLimit)
    throw new ServiceError('transaction.too_many', { fill: { count: recategoriseLimit } });
  return write(ctx, ['transactions'], async (tx) => {
    const rows = await rowsOf(tx, ctx.actor.userId, [...wanted.keys()]);
    await move(ctx, tx, rows, (row) => wanted.get(row.id) ?? row.category);
    return rows.length;
  });
}

async function move(
  ctx: Context,
  tx: Transaction,
  rows: readonly EntryRow[],
  categoryOf: (row: EntryRow) => string,
): Promise<void> {
  const { userId } = ctx.actor;
  for (const [category, of] of Map.groupBy(rows, categoryOf)) {
    const ids = of.map(({ id }) => id);
    await putInCategory(tx, userId, ids, { category, updated_at: now(ctx) });
  }
  await countEntries(
    tx,
    userId,
    rows.flatMap((row) => [
      { ...row, minor: -row.minor, entries: -1 },
      { ...row, category: categoryOf(row), entries: 1 },
    ]),
  );
  await tellOfBudgets(ctx, tx, rows);
}
