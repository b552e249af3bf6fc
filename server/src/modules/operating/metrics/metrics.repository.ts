import type { Connection } from '../../../database/connection.ts';

/** What is not done, by kind and state, and since when the longest of each is due. */
export const openJobs = (connection: Connection) => byKind(connection).execute();

/** The same without what has time until later. */
export const dueJobs = (connection: Connection, now: string) =>
  byKind(connection).where('run_at', '<=', now).execute();

function byKind(connection: Connection) {
  return connection.query
    .selectFrom('jobs')
    .select((is) => [
      'kind',
      'state',
      is.fn.countAll<number>().as('jobs'),
      is.fn.min('run_at').as('due'),
    ])
    .where('state', 'in', ['ready', 'running', 'dead'])
    .groupBy(['kind', 'state']);
}
