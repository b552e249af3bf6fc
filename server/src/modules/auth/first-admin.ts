import { randomBytes } from 'node:crypto';
import type { PublicContext } from '../../context/context.ts';
import { hasUsers, insertUser } from '../users/index.ts';
import { hashPassword } from './passwords.ts';

export interface FirstAdmin {
  username: string;
  /** Set when it was made up here; it is shown once and stored nowhere. */
  password: string | undefined;
}

/** An empty database gets one super administrator; answers nothing when there are users already. */
export async function createFirstAdmin(ctx: PublicContext): Promise<FirstAdmin | undefined> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: given } = ctx.config;
  if (await hasUsers(ctx.database.reader)) return undefined;
  const password = given || randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  return ctx.database.transaction(async (tx) => {
    if (await hasUsers(tx, { alone: true })) return undefined;
    await insertUser(ctx, tx, {
      username,
      email: `${username.toLowerCase()}@localhost.localdomain`,
      passwordHash,
      role: 'super_admin',
      language: ctx.locale,
    });
    return { username, password: given ? undefined : password };
  });
}
