import { endOf, gapsIn, mergedSpans, rangeOf, type Span, startOf } from '@board/time';
import type { Context } from '../../../../context/context.ts';
import { lessonsBetween, periodsOfDay } from '../../../courses/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import { shownDays } from './part-of-day.ts';
import type { Speech } from './speech.ts';

const noon = { from: 12 * 60, to: 13 * 60 };

/** How long it is between two periods of the table, or between lessons; at noon by the table where no lesson says so. */
export async function* sayBreaks(
  ctx: Context,
  speech: Speech,
  today: string,
  { span, has, periods }: Asked,
): AsyncGenerator<string> {
  const { text } = speech;
  const days = shownDays(span, today);
  const table = (await periodsOfDay(ctx, days.start)).map(({ start, end }) =>
    spanOf(`${start}-${end}`),
  );
  if (periods) {
    const [one, other] = [Math.min(...periods), Math.max(...periods)];
    const [before, after] = [table[one - 1], table[other - 1]];
    if (!before || !after) yield text.noPeriods(table.length);
    else yield text.betweenPeriods(one, other, said(speech, { from: before.to, to: after.from }));
    return;
  }
  const isMeant = (pause: Span) =>
    !has.has('lunch') || (pause.from < noon.to && pause.to > noon.from);
  const lessons = await lessonsBetween(ctx, days.start, days.end);
  const lines = [...Map.groupBy(lessons, ({ date }) => date)].flatMap(([date, ofDay]) => {
    const day = days.start === days.end ? '' : `${speech.day(date)}: `;
    return pausesIn(ofDay.map(({ time }) => spanOf(time)))
      .filter(isMeant)
      .map((pause) => `- ${day}${said(speech, pause)}`);
  });
  const [ofTable] = has.has('lunch') ? pausesIn(table).filter(isMeant) : [];
  if (lines.length > 0) yield* [`${text.breaks(speech.days(days))}\n`, ...lines];
  else yield ofTable ? text.lunchOfTable(said(speech, ofTable)) : text.noBreaks(speech.days(days));
}

const spanOf = (time: string): Span => ({ from: startOf(time), to: endOf(time) });

function pausesIn(times: readonly Span[]): Span[] {
  const busy = mergedSpans(times);
  return gapsIn({ from: busy[0]?.from ?? 0, to: busy.at(-1)?.to ?? 0 }, busy, 1);
}

const said = (speech: Speech, pause: Span): string =>
  `**${speech.lasting(pause.to - pause.from)}** (${rangeOf(pause).replace('-', '–')})`;
