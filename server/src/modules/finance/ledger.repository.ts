import type { TransactionType } from '@board/contracts/constants/transactions';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { contains } from '../../database/contains.ts';
import type { Tables } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';
import type { Hits } from './kept-hits.repository.ts';
import type { LedgerFilter, Order } from './ledger-filter.ts';
import type { EntryRow } from './transactions.repository.ts';

interface OfDay {
  userId: string;
  date: string;
  limit: number;
  offset: number;
}

const ofDay = (order: Order) =>
  statement<OfDay>()((query, value) =>
    query
      .selectFrom('transactions')
      .selectAll()
      .where('user_id', '=', value.text('userId'))
      .where('date', '=', value.text('date'))
      .where('deleted_at', 'is', null)
      .orderBy('time', order)
      .orderBy('id', order)
      .limit(value.number('limit'))
      .offset(value.number('offset')),
  );
const ofDayStatements = { asc: ofDay('asc'), desc: ofDay('desc') };

/** The day list, which is asked most. */
export function listDayRows(
  connection: Connection,
  order: Order,
  slice: OfDay,
): Promise<EntryRow[]> {
  return ofDayStatements[order].all(connection, slice);
}

const ofDays = (
  { query }: Connection,
  userId: string,
  { start, end }: Pick<LedgerFilter, 'start' | 'end'>,
) =>
  query
    .selectFrom('transactions')
    .where('user_id', '=', userId)
    .where('date', '>=', start)
    .where('date', '<=', end);

/** Where counts are not kept. */
export async function searchDays(
  connection: Connection,
  userId: string,
  filter: LedgerFilter,
  order: Order,
): Promise<Hits[]> {
  return ofDays(connection, userId, filter)
    .select((is) => ['date as time', is.fn.countAll<number>().as('entries')])
    .where((is) => matches(is, filter))
    .groupBy('date')
    .orderBy('date', order)
    .execute();
}

/** The transactions of some days, in the order of the ledger. */
export async function listRowsOfDays(
  connection: Connection,
  userId: string,
  filter: LedgerFilter,
  slice: { days: readonly string[]; order: Order; limit: number; offset: number },
): Promise<EntryRow[]> {
  const { days, order, limit, offset } = slice;
  return connection.query
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('date', 'in', days)
    .where((is) => matches(is, filter))
    .orderBy('date', order)
    .orderBy('time', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Those of some days with the most money, the newer of two that are alike. */
export function largestRows(
  connection: Connection,
  userId: string,
  filter: LedgerFilter,
  limit: number,
): Promise<EntryRow[]> {
  return ofDays(connection, userId, filter)
    .selectAll()
    .where((is) => matches(is, filter))
    .orderBy('minor', 'desc')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

type Is = ExpressionBuilder<Tables, 'transactions'>;

function matches(is: Is, { type, category, course, account, search }: LedgerFilter) {
  const conditions = [
    is('deleted_at', 'is', null),
    ...(type === undefined ? [] : [is('type', '=', type)]),
    ...(category === undefined ? [] : [is('category', '=', category)]),
    ...(course === undefined ? [] : [is('course', '=', course)]),
    ...(account === undefined ? [] : [is('account_id', '=', account)]),
    ...(search === undefined ? [] : [contains(['description'], search)]),
  ];
  return is.and(conditions);
}

export interface DaysSum {
  type: TransactionType;
  category: string;
  minor: number;
  entries: number;
}

/** What came and went in some days, by category. */
export function sumsOfDays(
  connection: Connection,
  userId: string,
  { course, search, ...days }: Pick<LedgerFilter, 'start' | 'end' | 'course' | 'search'>,
): Promise<DaysSum[]> {
  let query = ofDays(connection, userId, days)
    .select(({ fn }) => [
      'type',
      'category',
      fn.sum<number>('minor').as('minor'),
      fn.countAll<number>().as('entries'),
    ])
    .where('deleted_at', 'is', null)
    .groupBy(['type', 'category']);
  if (course !== undefined) query = query.where('course', '=', course);
  if (search !== undefined) query = query.where(contains(['description'], search));
  return query.execute();
}

/** The newest whose description has these words, but those of one category. */
export function rowsSaying(
  connection: Connection,
  userId: string,
  { words, type, except, limit }: SayingFilter,
): Promise<EntryRow[]> {
  return connection.query
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('type', '=', type)
    .where('category', '!=', except)
    .where(contains(['description'], words))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

interface SayingFilter {
  words: string;
  type: TransactionType;
  except: string;
  limit: number;
}

type After = Pick<EntryRow, 'user_id' | 'date' | 'time' | 'id'>;

/** Before the first of a person's. */
export const beginning = (user_id: string): After => ({ user_id, date: '', time: '', id: '' });

/** The next piece behind a place, for files that hold everything. */
export const listRowsAfter =
  (connection: Connection, filter: LedgerFilter) =>
  ({ user_id, date, time, id }: After, limit: number): Promise<EntryRow[]> => {
    const start = filter.start > date ? filter.start : date;
    return ofDays(connection, user_id, { start, end: filter.end })
      .selectAll()
      .where(sql<boolean>`(date, time, id) > (${date}, ${time}, ${id})`)
      .where((is) => matches(is, filter))
      .orderBy('date')
      .orderBy('time')
      .orderBy('id')
      .limit(limit)
      .execute();
  };
