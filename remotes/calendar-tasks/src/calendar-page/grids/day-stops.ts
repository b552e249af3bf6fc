import { type Bar, type DayPlan, isSummed } from '../entries/day-layout.ts';
import { barsStop, gapStop, headStop, moreStop, thingStop } from '../moving/stops.ts';

/** All stops of one day, in the order in which they stand. */
export function stopsOf(
  plan: DayPlan,
  bars: readonly Bar[],
  column: number,
  shownBars: number,
): readonly string[] {
  const { day, night, blocks, more, gaps } = plan;
  const own = bars.filter((bar) => bar.from === column && isShown(bar, bars, shownBars));
  const hasMore = hiddenBars(bars, column, shownBars) > 0;
  const timed = [
    ...blocks.map(({ from, entry }) => ({ from, stop: thingStop(day, entry.key) })),
    ...gaps.map(({ from }) => ({ from, stop: gapStop(day, from) })),
    ...more.map(({ from }) => ({ from, stop: moreStop(day, from) })),
  ];
  return [
    headStop(day),
    ...own.map(({ entry }) => thingStop(day, entry.key)),
    ...(hasMore ? [barsStop(day)] : []),
    ...(isSummed(plan) ? [moreStop(day, 0)] : night.map(({ entry }) => thingStop(day, entry.key))),
    ...timed.sort((a, b) => a.from - b.from).map(({ stop }) => stop),
  ];
}

/** Below the last one is a line that says how many more there are: one alone has it to itself. */
export function isShown(bar: Bar, bars: readonly Bar[], shownBars: number): boolean {
  if (bar.lane !== shownBars) return bar.lane < shownBars;
  return !bars.some(({ lane, from, to }) => lane > shownBars && from < bar.to && to > bar.from);
}

/** How many of the whole day there is no room for, those that began earlier too. */
export const hiddenBars = (bars: readonly Bar[], column: number, shownBars: number): number =>
  bars.filter((bar) => bar.from <= column && bar.to > column && !isShown(bar, bars, shownBars))
    .length;
