import type { Channel } from '@board/contracts/constants/delivery';
import type { Pointer } from '@board/contracts/schemas/releases';
import { now, type PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { refuseBreakages } from '../releases/breakage.ts';
import { type AnyRelease, breakagesOf } from '../releases/candidate.ts';
import { changeRelease, findRelease, type ReleaseRow } from '../releases/releases.repository.ts';
import { beginCanary } from './canary-job.ts';
import {
  deletePointer,
  findPointer,
  lastGood,
  nextRevision,
  type PointerRow,
  savePointer,
} from './channels.repository.ts';

export interface Move {
  remote: string;
  channel: Channel;
  version: string;
  /** Of the pointer as it was seen; 0 when there was none. */
  revision: number;
  by: string;
}

/** Promotes a release: the pointer moves if it still stands where it was seen. */
export function moveChannel(ctx: PublicContext, move: Move): Promise<Pointer> {
  const { remote, channel, version, by } = move;
  return ctx.database.transaction(async (tx) => {
    const revision = await nextRevision(tx);
    const seen = await findPointer(tx, move);
    checkUnmoved(seen, move.revision);
    const row = await findRelease(tx, move);
    if (!row) throw new ServiceError('delivery.release_not_found', { fill: { version } });
    await refuseUnfit(ctx, tx, row);
    // Whoever promotes it once more means it.
    if (row.revoked_at !== null) await changeRelease(tx, move, { revoked_at: null });
    const pointer: PointerRow = {
      remote,
      channel,
      version,
      previous: await lastGood(tx, remote, channel, version),
      revision,
      moved_at: now(ctx),
      moved_by: by,
    };
    await savePointer(tx, { ...pointer, action: 'promote' });
    await (channel === 'stable' ? endCanary(tx, pointer) : beginCanary(ctx, tx, pointer));
    const details = { channel, version, from: seen?.version ?? null, by };
    await audit(ctx, tx, { action: 'remote.promoted', target: remote, details });
    ctx.signals.announce(tx, { kind: 'releases' });
    return toPointer(pointer);
  });
}

/** Two who promote at once: the second one learns of the first. */
export function checkUnmoved(seen: PointerRow | undefined, revision: number): void {
  if ((seen?.revision ?? 0) === revision) return;
  throw new ServiceError('delivery.pointer_moved', {
    fill: { by: seen?.moved_by ?? '—', version: seen?.version ?? '—' },
  });
}

export async function refuseUnfit(
  ctx: PublicContext,
  tx: Transaction,
  row: ReleaseRow,
): Promise<void> {
  const release = JSON.parse(row.release) as AnyRelease;
  const filesElsewhere = row.base_url !== null;
  refuseBreakages(release, await breakagesOf(tx, release, { filesElsewhere }), ctx.locale);
}

/** What everybody has now needs no trying out. */
async function endCanary(tx: Transaction, stable: PointerRow): Promise<void> {
  const canary = await findPointer(tx, { remote: stable.remote, channel: 'canary' });
  if (canary?.version !== stable.version) return;
  const { revision, moved_at, moved_by } = stable;
  await deletePointer(tx, { ...canary, revision, moved_at, moved_by, action: 'withdraw' });
}

export function toPointer(row: PointerRow): Pointer {
  const { channel, version, previous, revision, moved_at, moved_by } = row;
  return { channel, version, previous, revision, moved_at, moved_by };
}
