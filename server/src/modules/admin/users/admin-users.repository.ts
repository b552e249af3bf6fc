import type { Role } from '@board/contracts/constants/roles';
import type { AdminUser } from '@board/contracts/schemas/admin-users';
import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import { contains } from '../../../database/contains.ts';
import type { Tables } from '../../../database/schema.ts';
import { withTotal } from '../../../database/with-total.ts';
import { avatarPath, type UserRow } from '../../users/index.ts';
import { isNear, soundParts } from './near-name.ts';

export interface UserFilter {
  search?: string | undefined;
  role?: Role | undefined;
  status?: 'active' | 'inactive' | undefined;
  names?: readonly string[] | undefined;
}

export type UserSorting = 'newest' | 'oldest' | 'username' | 'last_seen';

interface Page {
  sort: UserSorting;
  limit: number;
  offset: number;
}

const fits =
  ({ search = '', role, status, names }: UserFilter) =>
  (is: ExpressionBuilder<Tables, 'users'>): Expression<SqlBool> => {
    const words = search.trim();
    return is.and([
      ...(words ? [contains(['username_key', 'email', 'group_name'], words)] : []),
      ...(role ? [is('role', '=', role)] : []),
      ...(status ? [is('status', '=', status)] : []),
      ...(names ? [is('username_key', 'in', names)] : []),
    ]);
  };

export function findUsers(
  connection: Connection,
  filter: UserFilter,
  { sort, ...slice }: Page,
): Promise<{ rows: Selectable<UserRow>[]; total: number }> {
  const found = connection.query.selectFrom('users').where(fits(filter));
  const sorted = {
    newest: found.orderBy('id', 'desc'),
    oldest: found.orderBy('id'),
    username: found.orderBy('username_key'),
    last_seen: found.orderBy(sql`coalesce(last_seen_at, '')`, 'desc').orderBy('id', 'desc'),
  }[sort];
  return withTotal(sorted.selectAll(), slice);
}

const mostLookedAt = 1_000;

/** How those are called whom somebody means who mistook one letter of the name. */
export async function namesNear(connection: Connection, search: string): Promise<string[]> {
  const word = search.trim().toLowerCase();
  const parts = soundParts(word);
  if (parts.length === 0) return [];
  const rows = await connection.query
    .selectFrom('users')
    .select('username_key')
    .where((is) => is.or(parts.map((part) => contains(['username_key'], part))))
    .where(sql<number>`length(username_key)`, '>=', word.length - 1)
    .where(sql<number>`length(username_key)`, '<=', word.length + 1)
    .orderBy('username_key')
    .limit(mostLookedAt)
    .execute();
  return rows.map((row) => row.username_key).filter((name) => isNear(word, name));
}

export async function countUsers(
  connection: Connection,
  since: string,
): Promise<{ total: number; fresh: number }> {
  return connection.query
    .selectFrom('users')
    .select((is) => [
      is.fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(case when created_at >= ${since} then 1 else 0 end), 0)`.as('fresh'),
    ])
    .executeTakeFirstOrThrow();
}

/** Which of these names and addresses somebody has already. */
export async function takenKeys(
  connection: Connection,
  key: 'username_key' | 'email_key',
  values: readonly string[],
): Promise<Set<string>> {
  if (values.length === 0) return new Set();
  const rows = await connection.query
    .selectFrom('users')
    .select(key)
    .where(key, 'in', [...values])
    .execute();
  return new Set(rows.map((row) => row[key]));
}

export function toAdminUser(row: UserRow): AdminUser {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    role: row.role,
    status: row.status,
    is_active: row.status === 'active',
    inactive_on: row.inactive_on,
    group: row.group_name ?? '',
    avatar: row.avatar_hash === null ? null : avatarPath(row.avatar_hash),
    last_seen_at: row.last_seen_at,
    created_at: row.created_at,
    version: row.version,
  };
}
