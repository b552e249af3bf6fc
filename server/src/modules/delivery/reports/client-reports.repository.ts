import type { RemoteErrorCount } from '@board/contracts/schemas/releases';
import type { Connection, Transaction } from '../../../database/connection.ts';
import type { ClientReportsTable } from '../../../database/tables/delivery.ts';

type Report = Omit<ClientReportsTable, 'count'>;
type Sample = RemoteErrorCount['sample'];

export async function countReport(tx: Transaction, report: Report): Promise<void> {
  await tx.query
    .insertInto('client_reports')
    .values({ ...report, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['remote', 'day', 'version', 'phase']).doUpdateSet((is) => ({
        count: is('client_reports.count', '+', 1),
        last_at: report.last_at,
        sample: report.sample,
      })),
    )
    .execute();
}

export interface ReportSum {
  remote: string;
  version: string;
  errors: number;
  last_at: string;
}

export async function reportSums(connection: Connection, since: string): Promise<ReportSum[]> {
  const rows = await connection.query
    .selectFrom('client_reports')
    .select((is) => [
      'remote',
      'version',
      is.fn.sum<number>('count').as('errors'),
      is.fn.max('last_at').as('last_at'),
    ])
    .where('day', '>=', since)
    .groupBy(['remote', 'version'])
    .execute();
  return rows.map((row) => ({ ...row, errors: Number(row.errors) }));
}

/** By release and phase, those that came last first. */
export async function reportsOf(connection: Connection, remote: string, since: string) {
  const days = await connection.query
    .selectFrom('client_reports')
    .select(['version', 'phase', 'count', 'last_at', 'sample'])
    .where('remote', '=', remote)
    .where('day', '>=', since)
    .orderBy('last_at', 'desc')
    .orderBy('version')
    .orderBy('phase')
    .execute();
  const sums = new Map<string, (typeof days)[number]>();
  for (const day of days) {
    const key = `${day.version} ${day.phase}`;
    const latest = sums.get(key);
    sums.set(key, latest ? { ...latest, count: latest.count + day.count } : day);
  }
  return [...sums.values()].map((row) => ({ ...row, sample: JSON.parse(row.sample) as Sample }));
}

export async function deleteReports(tx: Transaction, before: string): Promise<void> {
  await tx.query.deleteFrom('client_reports').where('day', '<', before).execute();
}
