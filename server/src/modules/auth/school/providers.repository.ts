import type { SignInWay } from '@board/contracts/schemas/sign-in';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { statement } from '../../../database/statement.ts';
import type { SignInProvidersTable } from '../../../database/tables/identity.ts';

/** Providers belong to the school, not to a user; only the super administrator changes them. */
export type ProviderRow = Selectable<SignInProvidersTable>;

const inOrder = statement<object>()((query) =>
  query.selectFrom('sign_in_providers').selectAll().orderBy('position').orderBy('id'),
);
const byId = statement<{ id: string }>()((query, value) =>
  query.selectFrom('sign_in_providers').selectAll().where('id', '=', value.text('id')),
);

export const listProviders = (connection: Connection): Promise<ProviderRow[]> =>
  inOrder.all(connection, {});

export const findProvider = (connection: Connection, id: string) => byId.first(connection, { id });

/** What the sign-in page offers, in the operator's order. */
export async function enabledProviders(connection: Connection): Promise<ProviderRow[]> {
  return (await listProviders(connection)).filter(({ enabled }) => enabled === 1);
}

export const wayOf = ({ id, name_zh, name_en, mark }: ProviderRow): SignInWay => ({
  id,
  name_zh,
  name_en,
  mark,
});

export async function insertProvider(tx: Transaction, row: ProviderRow): Promise<void> {
  await tx.query.insertInto('sign_in_providers').values(row).execute();
}

export async function replaceProvider(tx: Transaction, row: ProviderRow): Promise<void> {
  const { id, ...fields } = row;
  await tx.query.updateTable('sign_in_providers').set(fields).where('id', '=', id).execute();
}

export async function removeProvider(tx: Transaction, id: string): Promise<void> {
  await tx.query.deleteFrom('sign_in_providers').where('id', '=', id).execute();
}

export async function placeProviders(tx: Transaction, ids: readonly string[]): Promise<void> {
  const rows = await listProviders(tx);
  const placeOf = ({ id }: ProviderRow) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const ordered = rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  for (const [position, { id }] of ordered.entries()) {
    await tx.query
      .updateTable('sign_in_providers')
      .set({ position })
      .where('id', '=', id)
      .execute();
  }
}
