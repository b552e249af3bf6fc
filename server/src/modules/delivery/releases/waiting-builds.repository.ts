import type { Connection, Transaction } from '../../../database/connection.ts';
import type { WaitingBuildsTable } from '../../../database/tables/delivery.ts';
import type { Breakage } from './breakage.ts';

export interface WaitingBuild extends Omit<WaitingBuildsTable, 'breakages'> {
  breakages: readonly Breakage[];
}

/** What waits since the latest start of an instance that brings builds. */
export async function replaceWaiting(
  tx: Transaction,
  builds: readonly WaitingBuild[],
): Promise<void> {
  await tx.query.deleteFrom('waiting_builds').execute();
  for (const { breakages, ...row } of builds) {
    await tx.query
      .insertInto('waiting_builds')
      .values({ ...row, breakages: JSON.stringify(breakages) })
      .execute();
  }
}

export async function waitingBuilds(connection: Connection): Promise<WaitingBuild[]> {
  const rows = await connection.query.selectFrom('waiting_builds').selectAll().execute();
  return rows.map((row) => ({ ...row, breakages: JSON.parse(row.breakages) as Breakage[] }));
}
