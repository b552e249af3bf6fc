import type { Context } from '../../../context/context.ts';
import { audit } from '../../../logs/audit.ts';
import { inTransaction } from '../../../writing/transaction.ts';
import { type Level, removeLogEntries } from './log.repository.ts';

/** The audit log tells that it was done. */
export function clearLog(ctx: Context, level: Level | undefined): Promise<{ deleted: number }> {
  return inTransaction(ctx, async (tx) => {
    const deleted = await removeLogEntries(tx, level);
    const details = { level: level ?? 'all', deleted };
    await audit(ctx, tx, { action: 'log.cleared', target: '', details });
    return { deleted };
  });
}
