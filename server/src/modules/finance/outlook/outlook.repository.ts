import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import type { Tables } from '../../../database/schema.ts';

export interface DaySpent {
  date: string;
  /** What came by itself. */
  fixed: number;
  free: number;
}

/** Their ids are derived, of version 8; nobody else gives such ones to records. */
const cameByItself = sql<SqlBool>`substr(id, 15, 1) = '8'`;

const sumWhere = (is: ExpressionBuilder<Tables, 'transactions'>, which: Expression<SqlBool>) =>
  is.fn.sum<number>(is.case().when(which).then(is.ref('minor')).else(0).end());

/** By day, the first one first; days without anything are not among them. */
export function spentByDay(
  connection: Connection,
  userId: string,
  from: string,
  to: string,
): Promise<DaySpent[]> {
  return connection.query
    .selectFrom('transactions')
    .select((is) => [
      'date',
      sumWhere(is, cameByItself).as('fixed'),
      sumWhere(is, is.not(cameByItself)).as('free'),
    ])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('type', '=', 'expense')
    .where('deleted_at', 'is', null)
    .groupBy('date')
    .orderBy('date')
    .execute();
}
