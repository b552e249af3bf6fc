import { addDays, dayMinutes, dayNumber, endOf, inLanes, startOf } from '@board/time';
import type { Context } from '../../../../context/context.ts';
import { lessonsBetween } from '../../../courses/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import { shownDays } from './part-of-day.ts';
import { lessonLine } from './say-courses.ts';
import type { Speech } from './speech.ts';

const daysAhead = 27;
const most = 10;

/** Lessons that begin before another one is over. */
export async function* sayClashes(
  ctx: Context,
  speech: Speech,
  today: string,
  { span = { start: today, end: addDays(today, daysAhead) } }: Asked,
): AsyncGenerator<string> {
  const days = shownDays(span, today, true);
  const lessons = (await lessonsBetween(ctx, days.start, days.end)).map((item) => {
    const midnight = dayNumber(item.date) * dayMinutes;
    return { item, from: midnight + startOf(item.time), to: midnight + endOf(item.time) };
  });
  const clashing = inLanes(lessons).flatMap(({ item, lanes }) => (lanes > 1 ? [item] : []));
  yield clashing.length === 0
    ? speech.text.noClash(speech.days(days))
    : `${speech.text.clashes(speech.days(days))}\n`;
  yield* clashing.slice(0, most).map((lesson) => lessonLine(lesson, speech.day(lesson.date)));
  if (clashing.length > most) yield `\n${speech.text.more(clashing.length - most)}`;
}
