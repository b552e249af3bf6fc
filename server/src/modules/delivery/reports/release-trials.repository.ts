import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import type { ReleaseTrialsTable } from '../../../database/tables/delivery.ts';

type Trial = ReleaseTrialsTable;

/** A person for whom it failed once is not taken back by a later start. */
export async function saveTrial(tx: Transaction, trial: Trial): Promise<void> {
  await tx.query
    .insertInto('release_trials')
    .values(trial)
    .onConflict((conflict) => {
      const known = conflict.columns(['user_id', 'remote', 'version']);
      return trial.failed
        ? known.doUpdateSet({ failed: 1, network: trial.network })
        : known.doNothing();
    })
    .execute();
}

export async function joinedAt(tx: Transaction, userId: string): Promise<string | undefined> {
  const people = tx.query.selectFrom('users').select('created_at').where('id', '=', userId);
  return (await people.executeTakeFirst())?.created_at;
}

export interface Trials {
  people: number;
  failed: number;
}

/** How many people tried a release, and for how many of them it failed. */
export async function trialsOf(
  connection: Connection,
  remote: string,
  version: string,
): Promise<Trials> {
  const { people, failed } = await connection.query
    .selectFrom('release_trials')
    .select((is) => [
      is.fn.countAll<number>().as('people'),
      is.fn.sum<number | null>('failed').as('failed'),
    ])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return { people: Number(people), failed: Number(failed ?? 0) };
}

/** From how many networks it was tried, and in how many of them it failed. */
export async function networksOf(
  connection: Connection,
  remote: string,
  version: string,
): Promise<{ all: number; failed: number }> {
  const found = await connection.query
    .selectFrom('release_trials')
    .select([
      sql<number>`count(distinct network)`.as('all'),
      sql<number>`count(distinct case when failed = 1 then network end)`.as('failed'),
    ])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return { all: Number(found.all), failed: Number(found.failed) };
}

/** How many people of many releases at once. */
export async function trialsOfAll(connection: Connection, versions: readonly string[]) {
  const rows = await connection.query
    .selectFrom('release_trials')
    .select((is) => [
      'remote',
      'version',
      is.fn.countAll<number>().as('people'),
      is.fn.sum<number>('failed').as('failed'),
    ])
    .where('version', 'in', [...versions, ''])
    .groupBy(['remote', 'version'])
    .execute();
  return rows.map((row) => ({ ...row, people: Number(row.people), failed: Number(row.failed) }));
}

export async function deleteTrials(tx: Transaction, before: string): Promise<void> {
  await tx.query.deleteFrom('release_trials').where('at', '<', before).execute();
}
