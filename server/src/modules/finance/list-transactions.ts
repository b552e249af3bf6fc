import type { QueryOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/finance';
import type { Transaction } from '@board/contracts/schemas/finance';
import type { Context } from '../../context/context.ts';
import type { Connection } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { type Paged, type PageRequest, paged, pageRequest } from '../../serving/page.ts';
import { read } from '../../writing/transaction.ts';
import { findHits } from './find-hits.ts';
import { hitsOfDays } from './kept-hits.repository.ts';
import { listDayRows, listRowsOfDays } from './ledger.repository.ts';
import { isReadWhole, type LedgerFilter, type Order } from './ledger-filter.ts';
import { type EntryRow, toEntry } from './transactions.repository.ts';

export type LedgerQuery = QueryOf<typeof calls.exportTransactions>;

type TransactionQuery = QueryOf<typeof calls.listTransactions>;

interface Found {
  rows: EntryRow[];
  total: number;
}

export async function listTransactions(
  ctx: Context,
  query: TransactionQuery,
): Promise<Paged<Transaction>> {
  const page = pageRequest(query);
  const { userId } = ctx.actor;
  const filter = ledgerFilter(query);
  const order = query.order ?? 'asc';
  const whole = query.type === undefined && query.category === undefined && !isReadWhole(filter);
  const { rows, total } = await read(ctx, (connection) =>
    whole && filter.start === filter.end
      ? pageOfDay(connection, userId, filter, order, page)
      : pageOfRange(connection, userId, filter, order, page),
  );
  return paged(page, rows.map(toEntry), total);
}

/** A single date is a range of one day; nothing is earlier than '' or later than '~'. */
export function ledgerFilter(query: LedgerQuery): LedgerFilter {
  const start = later(query.date, query.start_date) ?? '';
  const end = earlier(query.date, query.end_date) ?? '~';
  if (
    query.start_date !== undefined &&
    query.end_date !== undefined &&
    query.start_date > query.end_date
  ) {
    throw new ServiceError('finance.range_order');
  }
  return {
    start,
    end,
    type: query.type,
    category: query.category,
    course: query.course?.trim() || undefined,
    account: query.account,
    search: query.search?.trim() || undefined,
  };
}

const later = (a?: string, b?: string) =>
  a !== undefined && b !== undefined && b > a ? b : (a ?? b);
const earlier = (a?: string, b?: string) =>
  a !== undefined && b !== undefined && b < a ? b : (a ?? b);

async function pageOfDay(
  connection: Connection,
  userId: string,
  filter: LedgerFilter,
  order: Order,
  { page, limit, offset }: PageRequest,
): Promise<Found> {
  // One row more than asked for tells whether this is all there is.
  const rows = await listDayRows(connection, order, {
    userId,
    date: filter.start,
    limit: limit + 1,
    offset,
  });
  if (page === 1 && rows.length <= limit) return { rows, total: rows.length };
  const [day] = await hitsOfDays(connection, userId, filter, order);
  return { rows: rows.slice(0, limit), total: day?.entries ?? 0 };
}

/** The counts tell on which days the page lies, so only these days are read, however deep it is. */
async function pageOfRange(
  connection: Connection,
  userId: string,
  filter: LedgerFilter,
  order: Order,
  { limit, offset }: PageRequest,
): Promise<Found> {
  const { total, days, skip } = await findHits(connection, userId, filter, {
    order,
    limit,
    offset,
  });
  if (days.length === 0) return { rows: [], total };
  return {
    rows: await listRowsOfDays(connection, userId, filter, { days, order, limit, offset: skip }),
    total,
  };
}
