import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { inTransaction } from '../../../writing/transaction.ts';
import { removeLogEntry } from './log.repository.ts';

export async function deleteLogEntry(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await removeLogEntry(tx, { id }))) throw new ServiceError('admin.log_not_found');
    await audit(ctx, tx, { action: 'log.entry_deleted', target: id });
  });
}
