import type { Connection } from '../database/connection.ts';

/** Also for those modules that users' own depends on. */
export async function usernamesOf(
  connection: Connection,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const users = connection.query.selectFrom('users').select(['id', 'username']);
  const rows = await users.where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
