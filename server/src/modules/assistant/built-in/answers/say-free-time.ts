import type { Context } from '../../../../context.ts';
import { daysWithin } from '../../../../tool.ts';
import { freeTime } from '../../../planning/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import { isInPart, shownDays } from './part-of-day.ts';
import type { Speech } from './speech.ts';

export async function* sayFreeTime(
  ctx: Context,
  speech: Speech,
  today: string,
  { span, has, at }: Asked,
): AsyncGenerator<string> {
  const { text } = speech;
  const days = shownDays(span, today, true);
  const [last = days.end] = daysWithin(days.start, days.end).slice(-1);
  const found = (await freeTime(ctx, days.start, last)).map(({ date, free }) => ({
    date,
    free: free.filter(({ from, until }) => isInPart(has, from) || isInPart(has, until)),
  }));
  const some = found.filter(({ free }) => free.length > 0);
  if (at !== undefined) {
    const isFree = some[0]?.free.some(({ from, until }) => from <= at && at < until);
    yield isFree ? text.freeAt(speech.days(days), at) : text.busyAt(speech.days(days), at);
  }
  if (some.length === 0) {
    yield text.notFree(speech.days(days));
    return;
  }
  yield `${text.free(speech.days(days))}\n`;
  for (const { date, free } of some) {
    const spans = free.map(({ from, until }) => `**${from}–${until}**`).join(text.comma);
    yield days.start === days.end ? `- ${spans}` : `- ${speech.day(date)}: ${spans}`;
  }
}
