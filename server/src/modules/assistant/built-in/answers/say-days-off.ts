import { addDays, daysFrom } from '@board/time';
import type { Context } from '../../../../context/context.ts';
import { lessonsBetween } from '../../../courses/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import { isInPart, shownDays } from './part-of-day.ts';
import { sayCourses } from './say-courses.ts';
import type { Speech } from './speech.ts';

/** The days without a lesson, of a week from today on where none are named; of one day what there is. */
export async function* sayDaysOff(
  ctx: Context,
  speech: Speech,
  today: string,
  asked: Asked,
): AsyncGenerator<string> {
  const { text } = speech;
  const week = { start: today, end: addDays(today, 6) };
  const days = shownDays(asked.span ?? week, today, true);
  if (days.start === days.end) {
    yield* sayCourses(ctx, speech, today, asked);
    return;
  }
  const lessons = await lessonsBetween(ctx, days.start, days.end);
  const busy = lessons.filter(({ time }) => isInPart(asked, time)).map(({ date }) => date);
  const free = daysFrom(days.start, days.end).filter((day) => !busy.includes(day));
  if (free.length === 0) yield text.noDayOff(speech.days(days));
  else
    yield* [`${text.daysOff(speech.days(days))}\n`, ...free.map((day) => `- ${speech.day(day)}`)];
}
