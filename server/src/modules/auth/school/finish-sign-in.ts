import type { User } from '@board/contracts/schemas/user';
import { minuteMs } from '@board/time';
import type { PublicContext } from '../../../context/context.ts';
import { now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { countAttempt, forgetAttempts } from '../../../limits/throttle.ts';
import { hasSecondFactor } from '../../../plugins/has-factor.repository.ts';
import { findUser, findUserByEmail, type Look, type UserRow } from '../../users/index.ts';
import { countWrong } from '../count-wrong.ts';
import { holdAccount, letIn } from '../let-in.ts';
import { verifyPassword } from '../passwords.ts';
import { withCode } from '../second-factor/count-code.ts';
import { proveCode } from '../second-factor/prove-code.ts';
import { endAttempt } from './attempts.repository.ts';
import { type CameBack, comeBack } from './come-back.ts';
import { connect } from './connect.ts';
import { giveRole } from './give-role.ts';
import { changeLink, findLink } from './links.repository.ts';
import { makeAccount } from './make-account.ts';

const guesses = { attempts: 10, windowMs: 15 * minuteMs };

export interface Finish {
  answer: string;
  /** The mark of the browser that began. */
  browser: string | undefined;
  password?: string | undefined;
  code?: string | undefined;
  userAgent: string;
  look: Look;
}

interface Admission {
  user: User;
  token: string;
  redirect: string | null;
}

/** Somebody is back from the school. An address alone opens no account: its password does, once. */
export async function finishSignIn(ctx: PublicContext, given: Finish): Promise<Admission> {
  const back = await comeBack(ctx, { ...given, purpose: 's' });
  const { provider, identity } = back;
  const named = { provider_id: provider.id, subject: identity.subject };
  const link = await findLink(ctx.database.reader, named);
  const known = link
    ? await findUser(ctx.database.reader, link.user_id)
    : await claimed(ctx, back, given.password);
  if (!known) {
    if (provider.new_accounts === 'invitation') throw new ServiceError('auth.school_uninvited');
    return enter(ctx, back, given, (tx) => makeAccount(ctx, tx, back, given.look));
  }
  if (known.status !== 'active') throw new ServiceError('auth.account_disabled');
  const come = () =>
    enter(ctx, back, given, (tx) => holdAccount(ctx, tx, known, 'auth.school_over'));
  if (identity.vouched || !(await hasSecondFactor(ctx.database.reader, known.id))) return come();
  if (given.code === undefined) throw new ServiceError('auth.code_required');
  return withCode(ctx, known, 'stranger', come);
}

/** The account that has this address, once its password has shown that both are one person's. */
async function claimed(
  ctx: PublicContext,
  { identity }: CameBack,
  password: string | undefined,
): Promise<UserRow | undefined> {
  if (!identity.isConfirmed) return undefined;
  const found = await findUserByEmail(ctx.database.reader, identity.email);
  if (!found || found.email_confirmed_at === null) return undefined;
  if (found.password_hash === '') throw new ServiceError('auth.school_from_inside');
  if (password === undefined) throw new ServiceError('auth.school_password');
  const key = `school-connects:${found.id}`;
  await countAttempt(ctx, key, guesses);
  if (!(await verifyPassword(password, found.password_hash))) {
    await countWrong(ctx, 'password', found);
    throw new ServiceError('user.wrong_password');
  }
  await forgetAttempts(ctx, key);
  return found;
}

/** All in one: whoever comes a second time by the same answer finds nothing any more. */
function enter(
  ctx: PublicContext,
  back: CameBack,
  { code, look, userAgent }: Finish,
  whom: (tx: Transaction) => Promise<UserRow>,
): Promise<Admission> {
  const { attempt, provider, identity } = back;
  return ctx.database.transaction(async (tx) => {
    if (!(await endAttempt(tx, attempt))) throw new ServiceError('auth.school_over');
    const person = await whom(tx);
    const asked = !identity.vouched && (await hasSecondFactor(tx, person.id));
    if (asked) await proveCode(ctx, tx, person.id, code ?? '');
    const named = { provider_id: provider.id, subject: identity.subject };
    const link = (await findLink(tx, named)) ?? (await connect(ctx, tx, person, back));
    if (link.user_id !== person.id) throw new ServiceError('auth.school_taken');
    const role = await giveRole(ctx, tx, person, link.role, identity.role);
    // Else a role would stay of which no connection knows.
    if (!(await changeLink(tx, link, { last_used_at: now(ctx), role })))
      throw new ServiceError('auth.school_over');
    const admitted = await letIn(ctx, tx, person, {
      look,
      // Coming back is one press.
      remember: false,
      userAgent,
      isProven: identity.vouched || asked,
      school: { providerId: provider.id, vouched: identity.vouched },
    });
    return { ...admitted, redirect: attempt.redirect || null };
  });
}
