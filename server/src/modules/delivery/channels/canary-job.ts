import type { PublicContext } from '../../../context/context.ts';
import { now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { allSettings, changeSettings, untouched } from './settings.repository.ts';

export const canaryJob = 'delivery.canary';

export interface Canary {
  remote: string;
  version: string;
}

/** A new canary begins with the chosen; where there are none, with the first share. */
export async function beginCanary(
  ctx: PublicContext,
  tx: Transaction,
  { remote, version }: Canary,
): Promise<void> {
  await changeSettings(tx, remote, { canaryShare: 0, canarySince: now(ctx) });
  await planCanary(ctx, tx, { remote, version });
}

/** Looks at it in a moment, whoever else has planned to. */
export async function planCanary(
  ctx: PublicContext,
  tx: Transaction,
  { remote, version }: Canary,
  runAt = ctx.clock.now(),
): Promise<void> {
  const { canaryAutomatic } = (await allSettings(tx)).get(remote) ?? untouched;
  if (!canaryAutomatic) return;
  const key = `${remote} ${version} ${runAt}`;
  await enqueue(ctx, tx, { kind: canaryJob, payload: { remote, version }, runAt, key });
}
