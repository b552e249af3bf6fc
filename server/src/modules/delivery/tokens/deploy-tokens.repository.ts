import type { Connection } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import type { DeployTokensTable } from '../../../database/tables/delivery.ts';
import { countOf, withTotal } from '../../../database/with-total.ts';

export type DeployTokenRow = DeployTokensTable;

export const {
  insert: insertDeployToken,
  change: changeDeployToken,
  drop: deleteDeployToken,
} = keyedRows('deploy_tokens', ['id']);

export const { find: findDeployToken } = keyedRows('deploy_tokens', ['token_hash']);

const ofRemote = (connection: Connection, remote: string) =>
  connection.query.selectFrom('deploy_tokens').where('remote', '=', remote);

export const deployTokensOf = (
  connection: Connection,
  remote: string,
  slice: { limit: number; offset: number },
) =>
  withTotal(
    ofRemote(connection, remote)
      .leftJoin('users', 'users.id', 'owner_id')
      .selectAll('deploy_tokens')
      .select('users.username as owner')
      .orderBy('deploy_tokens.id', 'desc'),
    slice,
  );

export const countDeployTokens = (connection: Connection, remote: string): Promise<number> =>
  countOf(ofRemote(connection, remote));
