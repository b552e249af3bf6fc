import type { ImportRow } from '@board/contracts/schemas/transaction-imports';
import { type Context, now } from '../../context/context.ts';
import { newId } from '../../database/ids.ts';
import { type FieldProblem, messageOf, ServiceError } from '../../errors/errors.ts';
import { breathing } from '../../turns/breathing.ts';
import { emptyRow } from './create-transaction.ts';
import { withFields } from './entry-rules.ts';
import type { EntryRow } from './transactions.repository.ts';

const namedProblems = 20;

/** The rows of a file as rows of the ledger, or the places of those that cannot be: all or nothing. */
export async function entriesFrom(
  ctx: Context,
  rows: readonly ImportRow[],
  importId: string,
): Promise<EntryRow[]> {
  const problems: FieldProblem[] = [];
  const time = now(ctx);
  const entries: EntryRow[] = [];
  const breathe = breathing();
  for (const [place, row] of rows.entries()) {
    await breathe();
    const blank = {
      ...emptyRow(ctx, newId(ctx.clock.now())),
      import_id: importId,
      created_at: time,
    };
    try {
      entries.push(withFields(blank, row));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      problems.push({ field: `rows.${place}`, message: messageOf(error, ctx.locale) });
    }
  }
  if (problems.length > 0) {
    throw new ServiceError('transaction.rows_invalid', {
      fill: { count: problems.length },
      details: problems.slice(0, namedProblems),
    });
  }
  return entries;
}
