import type { ErrorCode } from '@board/contracts/constants/error-codes';
import type { User } from '@board/contracts/schemas/user';
import { now, type PublicContext } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { notify } from '../notifications/index.ts';
import {
  accountNews,
  type Look,
  profileOf,
  settlePreferences,
  type UserRow,
} from '../users/index.ts';
import { isNewDevice } from './known-devices.repository.ts';
import { type NewSession, openSession } from './sessions.repository.ts';

interface Entry extends Omit<NewSession, 'userId'> {
  look?: Look | undefined;
}

/** How every way in ends, once it is clear who it is: he hears of a new device, and has a session. */
export async function letIn(
  ctx: PublicContext,
  tx: Transaction,
  person: UserRow,
  { look, ...session }: Entry,
): Promise<{ user: User; token: string }> {
  const locale = await settlePreferences(ctx, tx, person, look ?? {});
  if (await isNewDevice(ctx, tx, person.id, session.userAgent)) {
    const told = { id: person.id, locale };
    await notify(ctx, tx, accountNews(told, { kind: 'new_device', address: ctx.address }));
  }
  const token = await openSession(ctx, tx, { userId: person.id, ...session });
  return { user: await profileOf(ctx, tx, person.id), token };
}

/** Holds the row: a change of password or a disabling in the same moment comes before, or ends this session too. */
export async function holdAccount(
  ctx: PublicContext,
  tx: Transaction,
  found: UserRow,
  otherwise: ErrorCode = 'auth.invalid_credentials',
): Promise<UserRow> {
  const held = await tx.query
    .updateTable('users')
    .set({ last_seen_at: now(ctx) })
    .where('id', '=', found.id)
    .where('password_hash', '=', found.password_hash)
    .where('status', '=', 'active')
    .returningAll()
    .executeTakeFirst();
  if (!held) throw new ServiceError(otherwise);
  return held;
}
