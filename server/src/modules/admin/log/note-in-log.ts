import type { LogEntry } from '@board/contracts/schemas/admin';
import { type Context, now } from '../../../context/context.ts';
import { newId } from '../../../database/ids.ts';
import { inTransaction } from '../../../writing/transaction.ts';
import { insertLogEntry, type Level } from './log.repository.ts';

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
