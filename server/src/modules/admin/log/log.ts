import { adminLogLimit } from '@board/contracts/constants/limits';
import type { LogEntry } from '@board/contracts/schemas/admin';
import { audit } from '../../../audit.ts';
import { type Context, now } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { newId } from '../../../ids.ts';
import { inTransaction, single } from '../../../transaction.ts';
import {
  findLogEntries,
  insertLogEntry,
  type Level,
  removeLogEntries,
  removeLogEntry,
} from './log.repository.ts';

export interface LogQuery {
  level?: Level;
  limit?: number;
  offset?: number;
}

/** One more than asked for tells whether there are more; nothing is counted. */
export async function listLog(
  ctx: Context,
  { level, limit = adminLogLimit, offset = 0 }: LogQuery,
) {
  const rows = await findLogEntries(single(ctx), { level, limit: limit + 1, offset });
  return { items: rows.slice(0, limit), limit, offset, has_more: rows.length > limit };
}

/** A note by hand, such as on what was done to the machine. */
export async function noteInLog(
  ctx: Context,
  { level, module = 'console', message }: { level: Level; module?: string; message: string },
): Promise<LogEntry> {
  const id = newId(ctx.clock.now());
  const entry = { id, level, module, message, request_id: ctx.requestId, timestamp: now(ctx) };
  await inTransaction(ctx, (tx) => insertLogEntry(tx, entry));
  return entry;
}

export async function deleteLogEntry(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await removeLogEntry(tx, id))) throw new ServiceError('admin.log_not_found');
    await audit(ctx, tx, { action: 'log.entry_deleted', target: id });
  });
}

/** The audit log tells that it was done. */
export function clearLog(ctx: Context, level: Level | undefined): Promise<{ deleted: number }> {
  return inTransaction(ctx, async (tx) => {
    const deleted = await removeLogEntries(tx, level);
    const details = { level: level ?? 'all', deleted };
    await audit(ctx, tx, { action: 'log.cleared', target: '', details });
    return { deleted };
  });
}
