import { type Context, now } from '../../../context.ts';
import { findRelease } from '../releases/releases.repository.ts';
import { saveTrial } from './release-trials.repository.ts';

/** These began to work for this person; what does not exist is passed over. */
export async function recordStarts(
  ctx: Context,
  releases: readonly { remote: string; version: string }[],
): Promise<void> {
  const trial = { user_id: ctx.actor.userId, failed: 0, at: now(ctx) } as const;
  await ctx.database.transaction(async (tx) => {
    for (const { remote, version } of releases) {
      if (await findRelease(tx, remote, version))
        await saveTrial(tx, { ...trial, remote, version });
    }
  });
}
