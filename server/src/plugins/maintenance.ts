import type { Connection } from '../database/connection.ts';
import { statement } from '../database/statement.ts';
import { ServiceError } from '../errors/errors.ts';

const find = statement()((query) =>
  query.selectFrom('global_state').select('maintenance').where('id', '=', 1),
);

/** Nobody knows how long it takes; a minute keeps the callers from hammering. */
export const closedForNow = () => new ServiceError('server.maintenance', { retryAfter: 60 });

/** For whoever has no session to read it with. */
export async function isInMaintenance(connection: Connection): Promise<boolean> {
  return (await find.first(connection, {}))?.maintenance === 1;
}
