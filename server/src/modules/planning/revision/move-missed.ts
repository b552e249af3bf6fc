import type { Locale } from '@board/contracts/constants/locales';
import { paths } from '@board/contracts/constants/paths';
import { freeTimeDays } from '@board/contracts/constants/planning';
import { addDays, endOf, type FreeSpans, gapsIn, rangeOf, spread, startOf } from '@board/time';
import type { Tell } from '../../../area/tell.ts';
import { type Context, now, today } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { derivedId } from '../../../database/ids.ts';
import { breathing } from '../../../turns/breathing.ts';
import { write } from '../../../writing/transaction.ts';
import { updateTask } from '../../tasks/index.ts';
import { freeSpans, leastMinutes } from '../free-time.ts';
import { changeBlock, type MissedBlock, missedBlocks } from './revision.repository.ts';

/** Each that was not done goes to the next free hours before its exam; where there are none it stays. */
export async function moveMissed(ctx: Context, tx: Transaction, tell: Tell): Promise<void> {
  const { userId, locale } = ctx.actor;
  const inside = { ...ctx, tx };
  const say = words[locale];
  const moves = await write(inside, ['tasks'], async () => {
    const said: string[] = [];
    const blocks = await missedBlocks(tx, userId, today(ctx));
    const days = await daysBefore(inside, blocks);
    const breathe = breathing();
    for (const block of blocks) {
      await breathe();
      const moved = await moveBlock(inside, tx, block, days);
      if (moved) said.push(say.move(block.title, moved.slice(5)));
    }
    return said;
  });
  if (moves.length === 0) return;
  await tell(ctx, tx, {
    userId,
    id: derivedId(userId, 'revision-moved', today(ctx)),
    title: say.title(moves.length),
    message: moves.join('\n'),
    type: 'info',
    category: 'task',
    actionUrl: paths.tasks,
  });
}

/** What is free until the last of their exams, looked up once: it takes all that the person has of these weeks. */
async function daysBefore(ctx: Context, blocks: readonly MissedBlock[]): Promise<FreeSpans[]> {
  const first = today(ctx);
  const exam =
    blocks
      .map(({ exam_date: date }) => date)
      .toSorted()
      .at(-1) ?? first;
  const [last = first] = [addDays(exam, -1), addDays(first, freeTimeDays - 1)].sort();
  return last < first ? [] : freeSpans(ctx, first, last);
}

/** Answers with where it went, and takes that out of what is free. */
async function moveBlock(
  ctx: Context,
  tx: Transaction,
  { task_id: id, date, time, exam_date }: MissedBlock,
  days: FreeSpans[],
): Promise<string | undefined> {
  const before = days.filter((day) => day.date < exam_date);
  const [place] = spread([endOf(time) - startOf(time)], before);
  if (!place) return undefined;
  const index = days.findIndex((day) => day.date === place.date);
  const free = days[index]?.free.flatMap((gap) => gapsIn(gap, [place], leastMinutes)) ?? [];
  days[index] = { date: place.date, free };
  const times = rangeOf(place);
  await updateTask(ctx, id, { date: place.date, time: times });
  const moved = { moved_from: `${date} ${time}`, moved_at: now(ctx) };
  await changeBlock(tx, { user_id: ctx.actor.userId, task_id: id }, moved);
  return `${place.date} ${times}`;
}

const words: Record<
  Locale,
  { title: (count: number) => string; move: (title: string, to: string) => string }
> = {
  'zh-CN': {
    title: (count) => `${count} 段没做的复习已往后挪`,
    move: (title, to) => `${title} → ${to.replace('-', '月').replace(' ', '日 ')}`,
  },
  en: {
    title: (count) => `${count} missed ${count === 1 ? 'block' : 'blocks'} of revision moved on`,
    move: (title, to) => `${title} → ${to}`,
  },
};
