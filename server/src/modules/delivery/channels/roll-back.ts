import type { Channel } from '@board/contracts/constants/delivery';
import type { Pointer } from '@board/contracts/schemas/releases';
import { now, type PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { changeRelease, findRelease, type ReleaseRow } from '../releases/releases.repository.ts';
import {
  changePointer,
  deletePointer,
  findPointer,
  lastGood,
  nextRevision,
  type PointerRow,
  pointersOf,
  savePointer,
} from './channels.repository.ts';
import { checkUnmoved, refuseUnfit, toPointer } from './move-channel.ts';

interface RollBack {
  remote: string;
  channel: Channel;
  revision: number;
  by: string;
  /** What else belongs to it. */
  inside?: (tx: Transaction) => Promise<void>;
}

/**
 * Back to what served before; the release that is left is revoked, so no browser falls back to it.
 * A canary is withdrawn instead: everybody has `stable` again.
 */
export function rollBack(
  ctx: PublicContext,
  { remote, channel, revision: seen, by, inside }: RollBack,
): Promise<{ pointer: Pointer | null }> {
  return ctx.database.transaction(async (tx) => {
    const revision = await nextRevision(tx);
    const pointer = await findPointer(tx, { remote, channel });
    if (!pointer) throw new ServiceError('delivery.nothing_before');
    checkUnmoved(pointer, seen);
    const left = { ...pointer, revision, moved_at: now(ctx), moved_by: by };
    const next = channel === 'canary' ? await withdraw(tx, left) : await stepBack(ctx, tx, left);
    const details = { channel, from: pointer.version, to: next?.version ?? null, by };
    await audit(ctx, tx, { action: 'remote.rolled_back', target: remote, details });
    await inside?.(tx);
    ctx.signals.announce(tx, { kind: 'releases', atOnce: true });
    return { pointer: next && toPointer(next) };
  });
}

async function stepBack(
  ctx: PublicContext,
  tx: Transaction,
  left: PointerRow,
): Promise<PointerRow> {
  const { remote, channel } = left;
  const row = await before(tx, left);
  if (!row) throw new ServiceError('delivery.nothing_before');
  await refuseUnfit(ctx, tx, row);
  await revoke(tx, left);
  const previous = await lastGood(tx, remote, channel, row.version);
  const next = { ...left, version: row.version, previous };
  await savePointer(tx, { ...next, action: 'rollback' });
  return next;
}

/** What the pointer remembers may have been revoked since, when it was tried once more as a canary. */
async function before(tx: Transaction, left: PointerRow): Promise<ReleaseRow | undefined> {
  const { remote, channel, version, previous } = left;
  const row = previous === null ? undefined : await findRelease(tx, { remote, version: previous });
  if (row?.revoked_at === null) return row;
  const good = await lastGood(tx, remote, channel, version);
  return good === null ? undefined : findRelease(tx, { remote, version: good });
}

async function withdraw(tx: Transaction, left: PointerRow): Promise<null> {
  const stable = await findPointer(tx, { ...left, channel: 'stable' });
  if (stable?.version !== left.version) await revoke(tx, left);
  await deletePointer(tx, { ...left, action: 'withdraw' });
  return null;
}

async function revoke(tx: Transaction, left: PointerRow): Promise<void> {
  const { remote, version, moved_at } = left;
  await changeRelease(tx, left, { revoked_at: moved_at });
  for (const pointer of await pointersOf(tx, remote)) {
    if (pointer.previous !== version) continue;
    const good = await lastGood(tx, remote, pointer.channel, pointer.version);
    // No way leads back to a release that is no longer good.
    await changePointer(tx, pointer, { previous: good });
  }
}
