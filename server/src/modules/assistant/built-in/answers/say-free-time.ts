import type { Context } from '../../../../context/context.ts';
import { freeTime } from '../../../planning/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import { hoursOf, shownDays } from './part-of-day.ts';
import type { Speech } from './speech.ts';

export async function* sayFreeTime(
  ctx: Context,
  speech: Speech,
  today: string,
  { span, has, at }: Asked,
): AsyncGenerator<string> {
  const { text } = speech;
  const days = shownDays(span, today, true);
  const hours = hoursOf(has);
  const found = await freeTime(ctx, days.start, days.end, hours);
  if (at !== undefined) {
    const busy = found.filter(
      ({ free }) => !free.some(({ from, until }) => from <= at && at < until),
    );
    const taken = busy.map(({ date }) => speech.days({ start: date, end: date })).join(text.comma);
    if (busy.length === 0) yield text.freeAt(speech.days(days), at);
    else yield text.busyAt(busy.length === found.length ? speech.days(days) : taken, at);
  }
  const some = found.filter(({ free }) => free.length > 0);
  if (some.length === 0) {
    yield text.notFree(speech.days(days));
    return;
  }
  yield `${text.free(speech.days(days), hours.from, hours.until)}\n`;
  for (const { date, free } of some) {
    const spans = free.map(({ from, until }) => `**${from}–${until}**`).join(text.comma);
    yield days.start === days.end ? `- ${spans}` : `- ${speech.day(date)}: ${spans}`;
  }
}
