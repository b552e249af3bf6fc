import type { SignInWay } from '@board/contracts/schemas/sign-in';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import { statement } from '../../../database/statement.ts';
import type { SignInProvidersTable } from '../../../database/tables/identity.ts';

/** Providers belong to the school, not to a user; only the super administrator changes them. */
export type ProviderRow = Selectable<SignInProvidersTable>;

const providers = keyedRows('sign_in_providers', ['id']);
export const {
  find: findProvider,
  insert: insertProvider,
  replace: replaceProvider,
  drop: removeProvider,
} = providers;

const inOrder = statement<object>()((query) =>
  query.selectFrom('sign_in_providers').selectAll().orderBy('position').orderBy('id'),
);
export const listProviders = (connection: Connection): Promise<ProviderRow[]> =>
  inOrder.all(connection, {});

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

export async function placeProviders(tx: Transaction, ids: readonly string[]): Promise<void> {
  const rows = await listProviders(tx);
  const placeOf = ({ id }: ProviderRow) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const ordered = rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  for (const [position, { id }] of ordered.entries()) {
    await providers.change(tx, { id }, { position });
  }
}
