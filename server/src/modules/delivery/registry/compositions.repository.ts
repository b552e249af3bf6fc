import type { Connection, Transaction } from '../../../database/connection.ts';
import type { Versions } from './composition.ts';

interface Composition {
  id: string;
  versions: Versions;
  at: string;
}

export async function keepComposition(
  tx: Transaction,
  { id, versions, at }: Composition,
): Promise<void> {
  await tx.query
    .insertInto('compositions')
    .values({ id, versions: JSON.stringify(versions), last_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ last_at: at }))
    .execute();
}

export async function findComposition(
  connection: Connection,
  id: string,
): Promise<Versions | undefined> {
  const row = await connection.query
    .selectFrom('compositions')
    .select('versions')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (JSON.parse(row.versions) as Versions);
}

export async function deleteCompositions(tx: Transaction, before: string): Promise<void> {
  await tx.query.deleteFrom('compositions').where('last_at', '<', before).execute();
}
