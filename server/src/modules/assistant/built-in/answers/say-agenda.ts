import type { Context } from '../../../../context.ts';
import { lessonsBetween } from '../../../courses/index.ts';
import { listTasks } from '../../../tasks/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import { isInPart, shownDays } from './part-of-day.ts';
import { lessonLine } from './say-courses.ts';
import { taskLine } from './say-tasks.ts';
import type { Speech } from './speech.ts';

/** Lessons and tasks of some days, day by day; of a week that runs, what is left of it. */
export async function* sayAgenda(
  ctx: Context,
  speech: Speech,
  today: string,
  { span, has }: Asked,
): AsyncGenerator<string> {
  const days = shownDays(span, today, true);
  const inPart = ({ time }: { time: string | null }) => isInPart(has, time);
  const lessons = (await lessonsBetween(ctx, days.start, days.end)).filter(inPart);
  const { items } = await listTasks(ctx, { start_date: days.start, end_date: days.end, limit: 50 });
  const tasks = items.filter(inPart);
  if (lessons.length + tasks.length === 0) {
    yield speech.text.nothing(speech.days(days));
    return;
  }
  yield speech.text.agenda(speech.days(days), lessons.length, tasks.length);
  const dates = new Set([...lessons, ...tasks].map(({ date }) => date));
  for (const date of [...dates].sort()) {
    yield '';
    if (days.start !== days.end) yield `**${speech.day(date)}**\n`;
    yield* lessons.filter((each) => each.date === date).map((lesson) => lessonLine(lesson));
    yield* tasks.filter((each) => each.date === date).map((task) => taskLine(speech, task));
  }
}
