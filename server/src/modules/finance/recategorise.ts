import { recategoriseLimit } from '@board/contracts/constants/transactions';
import type { CategoryChanges, CategoryRule } from '@board/contracts/schemas/finance';
import { type Context, now } from '../../context.ts';
import type { Transaction } from '../../database/connection.ts';
import { write } from '../../transaction.ts';
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
    await move(ctx, tx, rows, category);
    return [...Map.groupBy(rows, (row) => row.category)].map(([before, of]) => ({
      category: before,
      ids: of.map(({ id }) => id),
    }));
  });
}

/** Answers how many were there to be changed. */
export function setCategories(ctx: Context, changes: CategoryChanges): Promise<number> {
  return write(ctx, ['transactions'], async (tx) => {
    let changed = 0;
    for (const { category, ids } of changes) {
      const rows = await rowsOf(tx, ctx.actor.userId, ids);
      await move(ctx, tx, rows, category);
      changed += rows.length;
    }
    return changed;
  });
}

async function move(
  ctx: Context,
  tx: Transaction,
  rows: readonly EntryRow[],
  category: string,
): Promise<void> {
  const { userId } = ctx.actor;
  const ids = rows.map(({ id }) => id);
  await putInCategory(tx, userId, ids, { category, updated_at: now(ctx) });
  await countEntries(
    tx,
    userId,
    rows.flatMap((row) => [
      { ...row, minor: -row.minor, entries: -1 },
      { ...row, category, entries: 1 },
    ]),
  );
  await tellOfBudgets(ctx, tx, rows);
}
