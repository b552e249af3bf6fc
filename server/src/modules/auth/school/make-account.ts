import { randomInt, randomUUID } from 'node:crypto';
import { email as emailRule, username } from '@board/contracts/constants/limits';
import type { PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import {
  findUser,
  findUserByEmail,
  findUserByName,
  insertUser,
  type Look,
  type UserRow,
} from '../../users/index.ts';
import type { CameBack } from './come-back.ts';

const addressForm = new RegExp(emailRule.pattern);

/** Without a password: the school is the way in until the person sets one. */
export async function makeAccount(
  ctx: PublicContext,
  tx: Transaction,
  { provider, identity }: CameBack,
  look: Look,
): Promise<UserRow> {
  const name = await freeName(tx, identity.username);
  const address = await freeAddress(tx, identity.email);
  const id = await insertUser(ctx, tx, {
    username: name,
    // By chance: nobody else has taken it before.
    email: address ?? `${randomUUID()}@no-address.invalid`,
    passwordHash: '',
    role: 'student',
    language: look.language ?? ctx.locale,
    timeZone: look.timeZone,
    darkMode: look.darkMode ?? false,
    unconfirmed: !(identity.isConfirmed && address !== undefined),
  });
  const row = await findUser(tx, id);
  if (!row) throw new ServiceError('auth.school_over');
  await audit(ctx, tx, {
    action: 'user.created',
    target: id,
    details: { username: name, role: 'student', provider: provider.id },
  });
  return row;
}

/** The school's own, as far as it is a name here; numbers follow where somebody else has it. */
async function freeName(tx: Transaction, wanted: string): Promise<string> {
  const letters = wanted.replace(/[^A-Za-z0-9_]/g, '').slice(0, username.max);
  const base = letters.length < username.min ? `student_${letters}` : letters;
  let name = base;
  for (let tries = 0; await findUserByName(tx, name); tries += 1) {
    if (tries === 20) throw new ServiceError('auth.username_taken');
    name = `${base.slice(0, username.max - 6)}_${randomInt(10_000, 100_000)}`;
  }
  return name;
}

/** One that is no address or belongs to somebody here is left out; the person adds his own. */
async function freeAddress(tx: Transaction, address: string): Promise<string | undefined> {
  if (!addressForm.test(address)) return undefined;
  return (await findUserByEmail(tx, address)) ? undefined : address;
}
