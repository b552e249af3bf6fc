import type { Revision } from '@board/contracts/schemas/planning';
import { lengthOf } from '@board/time';
import type { Context } from '../../../context/context.ts';
import { single } from '../../../writing/transaction.ts';
import { type Block, blocksOf } from './revision.repository.ts';

/** Of every exam that has any: how much of it is done, and what was moved last. */
export async function listRevisions(ctx: Context): Promise<Revision[]> {
  const blocks = await blocksOf(single(ctx), ctx.actor.userId);
  return [...Map.groupBy(blocks, ({ exam_id: id }) => id)].map(([exam_id, own]) => ({
    exam_id,
    done_minutes: minutesOf(own.filter(({ completed }) => completed === 1)),
    planned_minutes: minutesOf(own),
    moved: lastMoved(own),
  }));
}

const minutesOf = (blocks: readonly Block[]): number =>
  blocks.reduce(
    (sum, { time, duration_minutes: minutes }) =>
      sum + ((time === '' ? minutes : lengthOf(time)) ?? 0),
    0,
  );

function lastMoved(blocks: readonly Block[]): Revision['moved'] {
  const [last] = blocks
    .filter(({ completed, moved_at }) => completed === 0 && moved_at !== null)
    .sort((a, b) => ((a.moved_at ?? '') > (b.moved_at ?? '') ? -1 : 1));
  if (!last?.moved_from) return null;
  const [from_date = '', from_time = ''] = last.moved_from.split(' ');
  return { from_date, from_time, date: last.date, time: last.time === '' ? null : last.time };
}
