import { actAs } from '../../../act-as.ts';
import type { App } from '../../../app-type.ts';
import type { House } from '../../../area.ts';
import { instant } from '../../../clock.ts';
import type { InsideContext, Services } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { unlessRefused } from '../../../errors.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { defineDaily } from '../../../jobs/schedule.ts';
import type { Tell } from '../../../tell.ts';
import { moveMissed } from './move-missed.ts';
import { dropBlocksWithoutTask, usersWhoMissed } from './revision.repository.ts';

const moveJob = 'planning.move-missed';
/** In the small hours of most students. */
const hour = 19;
const batch = 25;

interface Batch {
  day: string;
  /** The last person whose blocks are moved. */
  after: string;
}

export function missedJobs({ jobs }: Pick<App, 'jobs'>, { tell }: Pick<House, 'tell'>): void {
  jobs.define<Batch>(moveJob, { inside: (ctx, part) => moveBatch(ctx, part, tell) });
  defineDaily(jobs, {
    kind: 'planning.daily-care',
    hour,
    run: (ctx) =>
      ctx.database.transaction(async (tx) => {
        await dropBlocksWithoutTask(tx);
        await next(ctx, tx, { day: instant(ctx.clock.now()).slice(0, 10), after: '' });
      }),
  });
}

const next = (ctx: Pick<Services, 'clock' | 'signals'>, tx: Transaction, part: Batch) =>
  enqueue(ctx, tx, { kind: moveJob, key: `${part.day}:${part.after}`, payload: part });

/** Who has no room for a change keeps nobody else from his. */
const unlessFull = unlessRefused('user.full');

/** Some people a transaction; each step leaves the next one behind. */
async function moveBatch(ctx: InsideContext, { day, after }: Batch, tell: Tell): Promise<void> {
  const { tx } = ctx;
  const userIds = await usersWhoMissed(tx, { day, after, limit: batch });
  for (const userId of userIds) {
    const person = await actAs(ctx, userId);
    if (person) await unlessFull(() => moveMissed(person, tx, tell));
  }
  const last = userIds.at(-1);
  if (last !== undefined && userIds.length === batch) await next(ctx, tx, { day, after: last });
}
