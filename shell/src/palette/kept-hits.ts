import type { ReplyOf } from '@board/contracts/calls/call';
import type { search } from '@board/contracts/calls/search';
import { type SearchKind, searchKinds, searchLimit } from '@board/contracts/constants/search';
import { foundByKind } from '@board/contracts/search/by-kind';
import { loadWords } from '@board/platform';
import { boardState } from '@board/platform/host';
import { addDays, daysBetween, wallIn } from '@board/time';
import type { Span } from '@board/time/words';
import { keptThings, type Thing } from './kept-things.ts';

/** The same search over what this browser keeps: what was shown here before, and what waits. */
export async function keptHits(
  person: string,
  q: string,
  all: SearchKind | undefined,
): Promise<ReplyOf<typeof search>> {
  const { today, ...asked } = await read(q);
  const things = [...(await keptThings(person)).values()].toSorted(
    (one, other) => farness(one, today) - farness(other, today),
  );
  const kinds = all ? [all] : searchKinds;
  const limit = all ? searchLimit.hits : searchLimit.first;
  return foundByKind({ q, kinds, limit, ...asked }, async (wanted, { days }) => {
    const own = things.filter(({ kind }) => kind === wanted);
    // A lesson of another time is found by its day alone.
    const soon = { start: today, end: addDays(today, searchLimit.lessonDays) };
    const span = days ?? (wanted === 'lesson' ? soon : undefined);
    const then = span ? own.filter(({ date }) => isIn(span, date)) : own;
    return wanted === 'lesson' && days ? then.map((each) => ({ ...each, oneOf: null })) : then;
  });
}

const isIn = ({ start, end }: Span, date: string | null): boolean =>
  date !== null && date >= start && date <= end;

async function read(q: string): Promise<{ rest: string; days: Span | undefined; today: string }> {
  const { locale, timeZone } = boardState;
  const { day: today, time: now } = wallIn(timeZone, Date.now());
  const words = await loadWords().catch(() => undefined);
  const place = { locale, today, openDay: today, now, zone: timeZone };
  const said = words?.(q, place, { kinds: ['day', 'days'], asked: true });
  const days = said?.day === undefined ? said?.days : { start: said.day, end: said.day };
  return { rest: said?.title ?? q, days, today };
}

/** What is ahead comes soonest first, then what is over, the latest first, then what has no day. */
function farness({ date, time }: Thing, today: string): number {
  if (date === null) return longAgo * 10;
  const days = daysBetween(today, date);
  const hour = Number.parseInt(time ?? '', 10) || 0;
  return days < 0 ? longAgo - days : days + hour / 100;
}

const longAgo = 10_000;
