import type { BriefKind } from '@board/contracts/constants/planning';
import type { Brief } from '@board/contracts/schemas/planning';
import type { Selectable } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import { statement } from '../../../database/statement.ts';
import type { BriefsTable } from '../../../database/tables/planning.ts';

export type BriefRow = Selectable<BriefsTable>;

export const { put: putBriefRow } = keyedRows('briefs', ['user_id', 'kind']);

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
