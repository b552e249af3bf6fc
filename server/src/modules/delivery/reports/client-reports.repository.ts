import type { Connection, Transaction } from '../../../database/connection.ts';
import type { ClientReportsTable } from '../../../database/tables/delivery.ts';

type Report = Omit<ClientReportsTable, 'count'>;

export async function countReport(tx: Transaction, report: Report): Promise<void> {
  await tx.query
    .insertInto('client_reports')
    .values({ ...report, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['remote', 'day', 'version', 'phase']).doUpdateSet((is) => ({
        count: is('client_reports.count', '+', 1),
        last_at: report.last_at,
      })),
    )
    .execute();
}

export interface ReportSum {
  remote: string;
  errors: number;
  last_at: string;
}

export async function reportSums(connection: Connection, since: string): Promise<ReportSum[]> {
  const rows = await connection.query
    .selectFrom('client_reports')
    .select((is) => [
      'remote',
      is.fn.sum<number>('count').as('errors'),
      is.fn.max('last_at').as('last_at'),
    ])
    .where('day', '>=', since)
    .groupBy('remote')
    .execute();
  return rows.map((row) => ({ ...row, errors: Number(row.errors) }));
}

export async function reportsOf(connection: Connection, remote: string, since: string) {
  const rows = await connection.query
    .selectFrom('client_reports')
    .select((is) => [
      'version',
      'phase',
      is.fn.sum<number>('count').as('count'),
      is.fn.max('last_at').as('last_at'),
    ])
    .where('remote', '=', remote)
    .where('day', '>=', since)
    .groupBy(['version', 'phase'])
    .orderBy('last_at', 'desc')
    .orderBy('version')
    .orderBy('phase')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function deleteReports(tx: Transaction, before: string): Promise<void> {
  await tx.query.deleteFrom('client_reports').where('day', '<', before).execute();
}
