import type { BriefKind } from '@board/contracts/constants/planning';
import type { Brief } from '@board/contracts/schemas/planning';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { statement } from '../../../database/statement.ts';
import type { BriefsTable } from '../../../database/tables/planning.ts';

export type BriefRow = Selectable<BriefsTable>;

export const toBrief = ({ kind, is_on, time, way, shows_sums }: BriefRow): Brief => ({
  kind,
  is_on: is_on === 1,
  time,
  way,
  shows_sums: shows_sums === 1,
});

/** The board asks with every first screen. */
const ofPerson = statement<{ userId: string }>()((query, value) =>
  query.selectFrom('briefs').selectAll().where('user_id', '=', value.text('userId')),
);

export const briefRowsOf = (connection: Connection, userId: string): Promise<BriefRow[]> =>
  ofPerson.all(connection, { userId });

export async function findBriefRow(
  connection: Connection,
  userId: string,
  kind: BriefKind,
): Promise<BriefRow | undefined> {
  return (await briefRowsOf(connection, userId)).find((row) => row.kind === kind);
}

export async function putBriefRow(tx: Transaction, row: BriefRow): Promise<void> {
  const { user_id: _, kind: __, ...values } = row;
  await tx.query
    .insertInto('briefs')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(values))
    .execute();
}
