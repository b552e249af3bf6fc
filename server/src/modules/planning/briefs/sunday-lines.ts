import type { BriefLine } from '@board/contracts/schemas/planning';
import { addDays, mondayOf } from '@board/time';
import { type Context, today } from '../../../context/context.ts';
import { listExams } from '../../exams/index.ts';
import { financeSums } from '../../finance/index.ts';
import { listTasks, taskTrend } from '../../tasks/index.ts';
import { briefWords } from './brief-words.ts';

const examsAheadDays = 14;

/** What became of the week, in one line that leads to its review. */
export async function sundayLines(ctx: Context): Promise<BriefLine[]> {
  const say = briefWords[ctx.locale];
  const day = today(ctx);
  const monday = mondayOf(day);
  const days = (await taskTrend(ctx, addDays(monday, 6))).days.filter(({ date }) => date >= monday);
  const done = days.reduce((sum, { completed }) => sum + completed, 0);
  const planned = days.reduce((sum, { open }) => sum + open, done);
  const left = await listTasks(ctx, { completed: false, end_date: addDays(monday, 6), limit: 1 });
  const { expense } = await financeSums(ctx, monday, addDays(monday, 6));
  const ahead = { start_date: addDays(day, 1), end_date: addDays(day, examsAheadDays), limit: 1 };
  const exams = await listExams(ctx, ahead);
  return [
    {
      about: 'week',
      title: say.week(done, planned),
      text: say.leftOver(left.pagination.total, expense, exams.pagination.total),
    },
  ];
}
