import type { Connection, Transaction } from '../../../database/connection.ts';
import type { DeployTokensTable } from '../../../database/tables/delivery.ts';

export type DeployTokenRow = DeployTokensTable;

export async function insertDeployToken(tx: Transaction, row: DeployTokenRow): Promise<void> {
  await tx.query.insertInto('deploy_tokens').values(row).execute();
}

export function findDeployToken(
  connection: Connection,
  tokenHash: string,
): Promise<DeployTokenRow | undefined> {
  return connection.query
    .selectFrom('deploy_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export function deployTokensOf(
  connection: Connection,
  remote: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<(DeployTokenRow & { owner: string | null })[]> {
  return connection.query
    .selectFrom('deploy_tokens')
    .leftJoin('users', 'users.id', 'owner_id')
    .selectAll('deploy_tokens')
    .select('users.username as owner')
    .where('remote', '=', remote)
    .orderBy('deploy_tokens.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countDeployTokens(connection: Connection, remote: string): Promise<number> {
  const { count } = await connection.query
    .selectFrom('deploy_tokens')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('remote', '=', remote)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function deleteDeployToken(
  tx: Transaction,
  id: string,
): Promise<DeployTokenRow | undefined> {
  return tx.query
    .deleteFrom('deploy_tokens')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function markUsed(tx: Transaction, id: string, at: string): Promise<void> {
  await tx.query
    .updateTable('deploy_tokens')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .execute();
}
