import {
  type Permission,
  permissionsOf,
  type Role,
  rolePermissions,
} from '@board/contracts/constants/roles';
import type { User } from '@board/contracts/schemas/user';
import { dayIn, daysBetween } from '@board/time';
import type { Services } from '../../context/context.ts';
import type { Connection } from '../../database/connection.ts';
import { statement } from '../../database/statement.ts';
import { ServiceError } from '../../errors/errors.ts';
import { localDate } from '../../time/clock.ts';
import { bindingSummary } from '../education/index.ts';
import { completionOf } from '../tasks/index.ts';
import { waitingLink } from './email-links.repository.ts';
import { preferencesOf } from './preferences.ts';
import type { UserRow } from './user-row.repository.ts';
import { findUser } from './users.repository.ts';

/** A user as the API shows him, with what other areas know of him. */
export async function profileOf(
  ctx: Pick<Services, 'clock' | 'config'>,
  connection: Connection,
  userId: string,
): Promise<User> {
  const row = await findUser(connection, userId);
  if (!row) throw new ServiceError('auth.expired');
  const tasks = await completionOf(connection, userId, '');
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    pendingEmail: await pendingEmail(ctx, connection, row),
    role: row.role,
    permissions: await heldBy(connection, row.role),
    is_active: row.status === 'active',
    status: row.status,
    bio: row.bio,
    avatar: row.avatar_hash === null ? null : avatarPath(row.avatar_hash),
    preferences: preferencesOf(row),
    eduBinding: await bindingSummary(connection, userId),
    completedTasks: tasks.completed,
    inProgressTasks: tasks.open,
    daysJoined: daysJoined(row, ctx.clock.now()),
    created_at: row.created_at,
    version: row.version,
  };
}

const findWithheld = statement<object>()((query) =>
  query.selectFrom('global_state').select('withheld').where('id', '=', 1),
);

/** Students, who have none, are not looked up. */
async function heldBy(connection: Connection, role: Role): Promise<Permission[]> {
  if (rolePermissions[role].length === 0) return [];
  const state = await findWithheld.first(connection, {});
  return permissionsOf(role, state?.withheld.split(' ') ?? []);
}

/** The address that waits to be confirmed: a new one, or the account's own. */
export async function pendingEmail(
  { config }: Pick<Services, 'config'>,
  connection: Connection,
  row: UserRow,
): Promise<string | null> {
  if (config.SMTP_URL === '' || config.PUBLIC_URL === '') return null;
  const waiting = await waitingLink(connection, row.id);
  return waiting?.email ?? (row.email_confirmed_at === null ? row.email : null);
}

export const avatarPath = (hash: string): string => `/avatars/${hash}.webp`;

/** The day of joining is the first, in the user's own zone. */
function daysJoined(row: UserRow, now: number): number {
  const joined = dayIn(row.time_zone, Date.parse(row.created_at));
  return Math.max(1, daysBetween(joined, localDate(row.time_zone, now)) + 1);
}
