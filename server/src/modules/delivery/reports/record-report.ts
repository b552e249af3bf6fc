import { type RemotePhase, remotePhases } from '@board/contracts/constants/delivery';
import { now, type PublicContext } from '../../../context.ts';
import { findRelease } from '../releases/releases.repository.ts';
import { countReport } from './client-reports.repository.ts';

const isPhase = (phase: string): phase is RemotePhase =>
  remotePhases.some((each) => each === phase);

/** Counts what the browser of somebody known says of a release that exists: health is made of it. */
export async function recordReport(
  ctx: PublicContext,
  { remote, version, phase }: { remote: string; version: string; phase: string },
): Promise<void> {
  if (!isPhase(phase)) return;
  if (!(await findRelease(ctx.database.reader, remote, version))) return;
  const at = now(ctx);
  await ctx.database.transaction((tx) =>
    countReport(tx, { remote, version, phase, day: at.slice(0, 10), last_at: at }),
  );
}
