import type { HealthSample } from '@board/contracts/schemas/admin';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import type { HealthSamplesTable } from '../../../database/tables/operating.ts';

const samples = keyedRows('health_samples', ['at', 'instance']);

/** In place of those that are over, so that the table holds a day and no more. */
export async function addSample(
  tx: Transaction,
  sample: HealthSamplesTable,
  before: string,
): Promise<void> {
  await tx.query.deleteFrom('health_samples').where('at', '<', before).execute();
  await samples.add(tx, sample);
}

/** Of all instances together. */
export function samplesSince(connection: Connection, since: string): Promise<HealthSample[]> {
  return connection.query
    .selectFrom('health_samples')
    .select((is) => [
      'at',
      is.fn.countAll<number>().as('instances'),
      is.fn.sum<number>('requests').as('requests'),
      is.fn.sum<number>('errors').as('errors'),
      is.fn.sum<number>('remote_errors').as('remote_errors'),
      is.fn.sum<number>('failed_jobs').as('failed_jobs'),
      is.fn.max('loop_ms').as('loop_ms'),
      is.fn.sum<number>('busy').as('busy'),
      is.fn.sum<number>('waiting').as('waiting'),
      is.fn.sum<number>('streams').as('streams'),
      is.fn.min('disk_free').as('disk_free'),
    ])
    .where('at', '>', since)
    .groupBy('at')
    .orderBy('at')
    .execute();
}
