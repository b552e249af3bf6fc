import type { Connection, Transaction } from '../../../database/connection.ts';
import type { ReleaseMeasuresTable } from '../../../database/tables/delivery.ts';

export type Measure = ReleaseMeasuresTable;

export async function countMeasure(tx: Transaction, measure: Measure): Promise<void> {
  if (measure.count === 0) return;
  await tx.query
    .insertInto('release_measures')
    .values(measure)
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version', 'measure', 'value'])
        .doUpdateSet((is) => ({ count: is('release_measures.count', '+', measure.count) })),
    )
    .execute();
}

export function measuresOf(
  connection: Connection,
  versions: readonly string[],
): Promise<Measure[]> {
  return connection.query
    .selectFrom('release_measures')
    .selectAll()
    .where('version', 'in', [...versions, ''])
    .orderBy('value')
    .execute();
}

/** Of releases that have been swept. */
export async function deleteMeasures(tx: Transaction): Promise<void> {
  await tx.query
    .deleteFrom('release_measures')
    .where('version', 'not in', (is) => is.selectFrom('releases').select('version'))
    .execute();
}
