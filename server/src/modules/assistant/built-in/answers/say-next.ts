import { addDays } from '@board/time';
import type { Place } from '@board/time/words';
import type { Context } from '../../../../context/context.ts';
import { lessonsBetween } from '../../../courses/index.ts';
import { lessonLine } from './say-courses.ts';
import type { Speech } from './speech.ts';

const daysAhead = 28;

export async function* sayNext(
  ctx: Context,
  speech: Speech,
  { today, now }: Place,
): AsyncGenerator<string> {
  const lessons = await lessonsBetween(ctx, today, addDays(today, daysAhead));
  const next = lessons
    .filter(({ date, time }) => date > today || time.slice(0, 5) >= now)
    .sort((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`))[0];
  if (!next) {
    yield speech.text.noNext;
    return;
  }
  yield `${speech.text.next}\n`;
  yield lessonLine(next, speech.day(next.date));
}
