import { type RemotePhase, remotePhases } from '@board/contracts/constants/delivery';
import { now, type PublicContext } from '../../../context.ts';
import { findRelease } from '../releases/releases.repository.ts';
import { countReport } from './client-reports.repository.ts';

const isPhase = (phase: string): phase is RemotePhase =>
  remotePhases.some((each) => each === phase);

/** Counts what a browser says; of what never was released nobody wants to know. */
export async function recordReport(
  ctx: PublicContext,
  { remote, version, phase }: { remote: string; version: string; phase: string },
): Promise<void> {
  if (!isPhase(phase)) return;
  if (version !== '' && !(await findRelease(ctx.database.reader, remote, version))) return;
  const at = now(ctx);
  await ctx.database.transaction((tx) =>
    countReport(tx, { remote, version, phase, day: at.slice(0, 10), last_at: at }),
  );
}
