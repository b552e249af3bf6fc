import { fromMinor } from '@board/contracts/constants/money';
import type { Recurring } from '@board/contracts/schemas/finance';
import { addDays } from '@board/time';
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import { ownThings } from '../../../database/own-things.ts';
import type { RecurringTable } from '../../../database/tables/finance.ts';
import { firstFrom } from './days-of-rhythm.ts';

export type RecurringRow = Selectable<RecurringTable>;

export const {
  find: findRecurringRow,
  insert: insertRecurringRow,
  replace: replaceRecurringRow,
  purge: purgeDeletedRecurring,
  crowdOut: crowdOutRecurring,
} = ownThings('recurring_transactions');

export function toRecurring(row: RecurringRow): Recurring {
  const {
    user_id: _,
    deleted_at: __,
    booked_until: ___,
    minor,
    account_id: account,
    ...recurring
  } = row;
  const { next_date: next } = row;
  return {
    ...recurring,
    amount: fromMinor(minor),
    paused: row.paused === 1,
    account,
    following_date: next === null ? null : firstFrom(row, addDays(next, 1)),
  };
}

/** As many as a person may have. */
export function recurringRows(connection: Connection, userId: string): Promise<RecurringRow[]> {
  return connection.query
    .selectFrom('recurring_transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

export interface Due {
  user_id: string;
  id: string;
  next_date: string | null;
  time_zone: string;
}

/** Of all people, what may be due where the day is furthest on; a page after the last one seen. */
export function dueBy(
  connection: Connection,
  { day, after, limit }: { day: string; after: Pick<Due, 'user_id' | 'id'>; limit: number },
): Promise<Due[]> {
  return connection.query
    .selectFrom('recurring_transactions as recurring')
    .innerJoin('users as person', 'person.id', 'recurring.user_id')
    .select(['recurring.user_id', 'recurring.id', 'recurring.next_date', 'person.time_zone'])
    .where('recurring.next_date', '<=', day)
    .where('recurring.paused', '=', 0)
    .where('recurring.deleted_at', 'is', null)
    .where('person.status', '=', 'active')
    .where(sql<boolean>`(recurring.user_id, recurring.id) > (${after.user_id}, ${after.id})`)
    .orderBy('recurring.user_id')
    .orderBy('recurring.id')
    .limit(limit)
    .execute();
}
