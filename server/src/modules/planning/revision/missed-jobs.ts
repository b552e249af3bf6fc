import type { House } from '../../../area/area.ts';
import type { PublicContext } from '../../../context/context.ts';
import { pagesAfter } from '../../../database/pages-after.ts';
import { unlessRefused } from '../../../errors/errors.ts';
import { enqueueAll } from '../../../jobs/enqueue.ts';
import { defineDaily } from '../../../jobs/schedule.ts';
import { actAs } from '../../../people/act-as.ts';
import type { App } from '../../../serving/app-type.ts';
import { instant } from '../../../time/clock.ts';
import { breathing } from '../../../turns/breathing.ts';
import { moveMissed } from './move-missed.ts';
import { dropBlocksWithoutTask, usersWhoMissed } from './revision.repository.ts';

const moveJob = 'planning.move-missed';
const atOnce = 200;
const eachSecond = 20;

/** Who has no room for a change has none moved. */
const unlessFull = unlessRefused('user.full');

export function missedJobs({ jobs }: Pick<App, 'jobs'>, { tell }: Pick<House, 'tell'>): void {
  jobs.define<{ userId: string }>(moveJob, {
    inside: async (ctx, { userId }) => {
      const person = await actAs(ctx, userId);
      if (person) await unlessFull(() => moveMissed(person, ctx.tx, tell));
    },
  });
  defineDaily(jobs, { kind: 'planning.daily-care', run: planMoves });
}

/** A job a person: nobody waits for the blocks of all others, and what fails is tried again for him alone. */
async function planMoves(ctx: PublicContext): Promise<void> {
  await ctx.database.transaction(dropBlocksWithoutTask);
  const day = instant(ctx.clock.now()).slice(0, 10);
  const breathe = breathing();
  let planned = 0;
  const next = (after: string, limit: number) =>
    usersWhoMissed(ctx.database.reader, { day, after, limit });
  for await (const userIds of pagesAfter('', atOnce, next)) {
    const moves = userIds.map((userId) => ({
      kind: moveJob,
      key: `${day}:${userId}`,
      payload: { userId },
      // What falls due meanwhile comes between.
      runAt: ctx.clock.now() + Math.floor(planned++ / eachSecond) * 1_000,
    }));
    await ctx.database.transaction((tx) => enqueueAll(ctx, tx, moves));
    await breathe();
  }
}
