import type { AuditAction } from '@board/contracts/constants/operating';
import type { PublicContext } from '../context/context.ts';
import type { Transaction } from '../database/connection.ts';
import { newId } from '../database/ids.ts';
import { instant } from '../time/clock.ts';

export interface AuditEntry {
  action: AuditAction;
  /** Id of the thing; '' for none. */
  target: string;
  /** What changed; never a secret. */
  details?: unknown;
}

/** In the transaction of the deed. Rows are never changed or deleted afterwards. */
export async function audit(
  ctx: PublicContext & { actor?: { userId: string; username: string } },
  tx: Transaction,
  { action, target, details = {} }: AuditEntry,
): Promise<void> {
  const now = ctx.clock.now();
  await tx.query
    .insertInto('audit_log')
    .values({
      id: newId(now),
      at: instant(now),
      actor_id: ctx.actor?.userId ?? '',
      actor_name: ctx.actor?.username ?? 'server',
      action,
      target,
      details: JSON.stringify(details),
      request_id: ctx.requestId,
      address: ctx.address,
    })
    .execute();
}
