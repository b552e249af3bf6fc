import type { Span } from '@board/time/words';
import type { Context } from '../../../context.ts';
import { daysWithin } from '../../../tool.ts';
import { freeTime } from '../tools/free-time.ts';
import type { Speech } from './speech.ts';

export async function* sayFreeTime(
  ctx: Context,
  speech: Speech,
  days: Pick<Span, 'start' | 'end'>,
): AsyncGenerator<string> {
  const { text } = speech;
  const found = [];
  for (const date of daysWithin(days.start, days.end)) found.push(await freeTime(ctx, date));
  const some = found.filter(({ free }) => free.length > 0);
  if (some.length === 0) {
    yield text.notFree(speech.days(days));
    return;
  }
  yield `${text.free(speech.days(days))}\n`;
  for (const { date, free } of some) {
    const spans = free.map(({ from, until }) => `**${from}–${until}**`).join(', ');
    yield days.start === days.end ? `- ${spans}` : `- ${speech.day(date)}: ${spans}`;
  }
}
