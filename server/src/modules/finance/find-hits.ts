import { setImmediate as breathe } from 'node:timers/promises';
import type { Connection } from '../../database/connection.ts';
import { type Hits, hitsOfDays, hitsOfMonths } from './kept-hits.repository.ts';
import { searchDays } from './ledger.repository.ts';
import { isReadWhole, type LedgerFilter, type Order } from './ledger-filter.ts';

interface Slice {
  order: Order;
  limit: number;
  offset: number;
}

interface Place {
  total: number;
  /** The days that hold the page. */
  days: string[];
  /** How many of their transactions come before it. */
  skip: number;
}

/** Where a page of the ledger lies, and how many transactions there are in all. */
export async function findHits(
  connection: Connection,
  userId: string,
  filter: LedgerFilter,
  slice: Slice,
): Promise<Place> {
  if (isReadWhole(filter)) {
    const days = await searchedDays(connection, userId, filter, slice.order);
    return { total: sum(days), ...cut(days, slice) };
  }
  const months = await boundedMonths(connection, userId, filter, slice.order);
  const total = sum(months);
  const place = cut(months, slice);
  if (place.days.length === 0) return { total, ...place };
  const ends = [place.days[0], place.days.at(-1)].sort() as [string, string];
  const near = {
    ...filter,
    start: max(filter.start, ends[0]),
    end: min(filter.end, `${ends[1]}~`),
  };
  const days = await hitsOfDays(connection, userId, near, slice.order);
  return { total, ...cut(days, { ...slice, offset: place.skip }) };
}

/** A month that the range only touches is counted by its days. */
async function boundedMonths(
  connection: Connection,
  userId: string,
  filter: LedgerFilter,
  order: Order,
): Promise<Hits[]> {
  const months = await hitsOfMonths(connection, userId, filter, order);
  const edges = new Set(
    [filter.start, filter.end].filter((day) => day.length === 10).map((day) => day.slice(0, 7)),
  );
  const exact: Hits[] = [];
  for (const month of months) {
    if (!edges.has(month.time)) exact.push(month);
    else {
      const inside = {
        ...filter,
        start: max(filter.start, month.time),
        end: min(filter.end, `${month.time}~`),
      };
      exact.push({ ...month, entries: sum(await hitsOfDays(connection, userId, inside, order)) });
    }
  }
  return exact;
}

/** Month by month, so that a long search leaves room for other requests in between. */
async function searchedDays(
  connection: Connection,
  userId: string,
  filter: LedgerFilter,
  order: Order,
): Promise<Hits[]> {
  const found: Hits[] = [];
  for (const { time } of await hitsOfMonths(connection, userId, filter, order)) {
    const month = { ...filter, start: max(filter.start, time), end: min(filter.end, `${time}~`) };
    found.push(...(await searchDays(connection, userId, month, order)));
    await breathe();
  }
  return found;
}

function cut(
  hits: readonly Hits[],
  { limit, offset }: Pick<Slice, 'limit' | 'offset'>,
): Omit<Place, 'total'> {
  const days: string[] = [];
  let before = 0;
  let skip = 0;
  for (const { time, entries } of hits) {
    if (before >= offset + limit) break;
    if (before + entries > offset && entries > 0) {
      if (days.length === 0) skip = offset - before;
      days.push(time);
    }
    before += entries;
  }
  return { days, skip };
}

const sum = (hits: readonly Hits[]): number =>
  hits.reduce((total, { entries }) => total + entries, 0);
const max = (a: string, b: string): string => (a > b ? a : b);
const min = (a: string, b: string): string => (a < b ? a : b);
