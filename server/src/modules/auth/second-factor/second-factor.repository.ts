import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { onlyThing } from '../../../database/only-thing.ts';
import type { SecondFactorsTable } from '../../../database/tables/identity.ts';

export type SecondFactorRow = Selectable<SecondFactorsTable>;

const factors = onlyThing('second_factors');
export const { find: findSecondFactor, drop: forgetAuthenticator } = factors;

export async function hasAuthenticator(connection: Connection, userId: string): Promise<boolean> {
  const found = await findSecondFactor(connection, userId);
  return typeof found?.confirmed_at === 'string';
}

/** Takes the place of one that was begun and not confirmed. */
export const storeSecret = (tx: Transaction, userId: string, secret: string): Promise<void> =>
  factors.put(tx, { user_id: userId, secret, confirmed_at: null, last_step: 0 });

export const markConfirmed = (tx: Transaction, userId: string, at: string) =>
  factors.change(tx, userId, { confirmed_at: at });

/** Of two that come with the same code at once, one counts. */
export async function countStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const counted = await tx.query
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function storeRecoveryCodes(
  tx: Transaction,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await forgetRecoveryCodes(tx, userId);
  await tx.query
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

export async function countRecoveryCodes(connection: Connection, userId: string): Promise<number> {
  const codes = await connection.query
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .execute();
  return codes.length;
}

export async function takeRecoveryCode(
  tx: Transaction,
  userId: string,
  hash: string,
): Promise<boolean> {
  const taken = await tx.query
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** One that was planted before counts for nothing beside what the owner adds. */
export async function forgetBegun(tx: Transaction, userId: string): Promise<void> {
  await tx.query
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** One that was begun and not confirmed has no moment. */
export async function forgetAuthenticatorSince(
  tx: Transaction,
  userId: string,
  moment: string,
): Promise<bigint> {
  await forgetBegun(tx, userId);
  const { numDeletedRows } = await tx.query
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', '>=', moment)
    .executeTakeFirst();
  return numDeletedRows;
}

export const forgetRecoveryCodes = (tx: Transaction, userId: string) =>
  tx.query.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
