import { faultPhases, type RemotePhase, remotePhases } from '@board/contracts/constants/delivery';
import type { Tell } from '../../../area/tell.ts';
import { type Context, now } from '../../../context/context.ts';
import { findRelease } from '../releases/releases.repository.ts';
import { countReport } from './client-reports.repository.ts';
import { keepBudget } from './error-budget.ts';
import { noteTrial } from './note-trial.ts';
import { joinedAt } from './release-trials.repository.ts';

interface Report {
  remote: string;
  version: string;
  phase: string;
  message?: string | undefined;
  stack?: string | undefined;
  route?: string | undefined;
  browser?: string | undefined;
  composition?: string | undefined;
}

const isPhase = (phase: string): phase is RemotePhase =>
  remotePhases.some((each) => each === phase);

/** Counts what the browser of somebody known says of a release that exists, and answers whether it does: health is made of it. */
export async function recordReport(
  ctx: Context,
  { remote, version, phase, ...said }: Report,
  tell: Tell,
): Promise<boolean> {
  if (!isPhase(phase)) return false;
  const release = await findRelease(ctx.database.reader, { remote, version });
  if (!release) return false;
  const at = now(ctx);
  const isFault = faultPhases.includes(phase);
  await ctx.database.transaction(async (tx) => {
    const sample = JSON.stringify(said);
    await countReport(tx, { remote, version, phase, day: at.slice(0, 10), last_at: at, sample });
    if (isFault) await noteTrial(ctx, tx, release, 1, await joinedAt(tx, ctx.actor.userId));
  });
  if (isFault) await keepBudget(ctx, { remote, version }, tell);
  return true;
}
