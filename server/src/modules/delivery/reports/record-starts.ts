import type { Context } from '../../../context/context.ts';
import { findRelease } from '../releases/releases.repository.ts';
import { noteTrial } from './note-trial.ts';
import { countMeasure } from './release-measures.repository.ts';
import { joinedAt } from './release-trials.repository.ts';

interface Start {
  remote: string;
  version: string;
  ready_ms?: number | undefined;
  long_tasks?: number | undefined;
}

/** These work for this person, and so quickly; what does not exist is passed over. */
export async function recordStarts(ctx: Context, starts: readonly Start[]): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    const joined = await joinedAt(tx, ctx.actor.userId);
    for (const { remote, version, ready_ms, long_tasks = 0 } of starts) {
      const found = await findRelease(tx, { remote, version });
      if (!found) continue;
      await noteTrial(ctx, tx, found, 0, joined);
      const release = { remote, version };
      if (ready_ms !== undefined) {
        // Two digits are enough to compare, and few rows.
        const value = Number(ready_ms.toPrecision(2));
        await countMeasure(tx, { ...release, measure: 'ready', value, count: 1 });
      }
      await countMeasure(tx, { ...release, measure: 'long-task', value: 0, count: long_tasks });
    }
  });
}
