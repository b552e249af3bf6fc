import type { Locale } from '@board/contracts/constants/locales';
import type { Role } from '@board/contracts/constants/roles';
import { type Scope, scopes } from '@board/contracts/constants/scopes';
import { zoneNamed } from '@board/time';
import type { Services } from '../../context/context.ts';
import type { Connection, Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { statement } from '../../database/statement.ts';
import { countOf } from '../../database/with-total.ts';
import { ServiceError } from '../../errors/errors.ts';
import { instant } from '../../time/clock.ts';
import { freshStamps } from '../../writing/fresh.ts';
import { defaultPreferences } from './preferences.ts';
import type { UserRow } from './user-row.repository.ts';

const defaultTimeZone = 'Asia/Shanghai';

const byId = statement<{ id: string }>()((query, value) =>
  query.selectFrom('users').selectAll().where('id', '=', value.text('id')),
);
const byName = statement<{ name: string }>()((query, value) =>
  query.selectFrom('users').selectAll().where('username_key', '=', value.text('name')),
);

export const findUser = (connection: Connection, id: string): Promise<UserRow | undefined> =>
  byId.first(connection, { id });

/** Without regard to case. */
export const findUserByName = (
  connection: Connection,
  name: string,
): Promise<UserRow | undefined> => byName.first(connection, { name: name.toLowerCase() });

/** What somebody else has already is nobody's to take. */
export async function refuseTaken(
  connection: Connection,
  userId: string,
  keys: Partial<Pick<UserRow, 'username_key' | 'email_key'>>,
): Promise<void> {
  const hasOther = async (key: keyof typeof keys) =>
    keys[key] !== undefined &&
    (await connection.query
      .selectFrom('users')
      .select('id')
      .where(key, '=', keys[key])
      .where('id', '!=', userId)
      .executeTakeFirst()) !== undefined;
  if (await hasOther('username_key')) throw new ServiceError('auth.username_taken');
  if (await hasOther('email_key')) throw new ServiceError('auth.email_taken');
}

export function findUserByEmail(
  connection: Connection,
  email: string,
): Promise<UserRow | undefined> {
  return connection.query
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

const unclaimed = '?';

/** Who registered last with an address that nobody has yet: he is still to be asked for it. */
export function findUnclaimed(connection: Connection, email: string): Promise<UserRow | undefined> {
  return connection.query
    .selectFrom('users')
    .selectAll()
    .where('email_key', 'like', `${unclaimed}%`)
    .where((is) => is(is.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** `alone`: nobody else adds a user until the transaction is over. */
export async function hasUsers(connection: Connection, { alone = false } = {}): Promise<boolean> {
  // Takes turns on the one row that is always there.
  if (alone) {
    await connection.query
      .updateTable('global_state')
      .set((is) => ({ revision: is.ref('revision') }))
      .where('id', '=', 1)
      .execute();
  }
  const found = await connection.query.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return found !== undefined;
}

export interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
  role: Role;
  language: Locale;
  timeZone?: string | undefined;
  darkMode?: boolean | undefined;
  /** Nobody else vouches for the address. */
  unconfirmed?: boolean;
  /** Nor does it keep anybody else from it before whoever reads the mail there has said so. */
  unclaimed?: boolean;
  group?: string;
}

export async function insertUser(
  ctx: Pick<Services, 'clock'>,
  tx: Transaction,
  person: NewUser,
): Promise<string> {
  const milliseconds = ctx.clock.now();
  const time = instant(milliseconds);
  const id = newId(milliseconds);
  const { timeZone, darkMode } = person;
  const added = await tx.query
    .insertInto('users')
    .values({
      id,
      username: person.username,
      username_key: person.username.toLowerCase(),
      email: person.email.trim(),
      email_key: person.unclaimed ? unclaimed + id : person.email.trim().toLowerCase(),
      email_confirmed_at: person.unconfirmed ? null : time,
      password_hash: person.passwordHash,
      role: person.role,
      status: 'active',
      group_name: person.group || null,
      bio: '',
      avatar_hash: null,
      preferences: JSON.stringify({ ...defaultPreferences, darkMode }),
      layout: null,
      locale: person.language,
      time_zone: zoneNamed(timeZone ?? '') ?? defaultTimeZone,
      last_seen_at: null,
      ...freshStamps(ctx),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) {
    const taken = await findUserByName(tx, person.username);
    throw new ServiceError(taken ? 'auth.username_taken' : 'auth.email_taken');
  }
  await tx.query
    .insertInto('revisions')
    .values({ user_id: id, ...everyScope(1) })
    .execute();
  return id;
}

const everyScope = (revision: number) =>
  Object.fromEntries(scopes.map((scope) => [scope, revision])) as Record<Scope, number>;

/** Changes one's own row; `touch` or `write` has moved the revision before. */
export async function updateUserRow(
  ctx: Pick<Services, 'clock'>,
  tx: Transaction,
  before: UserRow,
  change: Partial<Omit<UserRow, 'id' | 'version' | 'created_at' | 'updated_at'>>,
): Promise<void> {
  await tx.query
    .updateTable('users')
    .set({ ...change, version: before.version + 1, updated_at: instant(ctx.clock.now()) })
    .where('id', '=', before.id)
    .execute();
}

export type Audience = Role | 'everybody';

const activeUsers = (connection: Connection, role: Audience) =>
  connection.query
    .selectFrom('users')
    .where('status', '=', 'active')
    .$if(role !== 'everybody', (query) => query.where('role', '=', role as Role));

export const countActiveUsers = (connection: Connection, role: Audience): Promise<number> =>
  countOf(activeUsers(connection, role));

/** In the order of their ids, beginning after one. */
export async function activeUserIds(
  connection: Connection,
  { role, after, limit }: { role: Audience; after: string; limit: number },
): Promise<string[]> {
  const rows = await activeUsers(connection, role)
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
