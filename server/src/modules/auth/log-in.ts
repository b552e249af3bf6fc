import type { PasskeyAnswer } from '@board/contracts/calls/passkeys';
import type { User } from '@board/contracts/schemas/user';
import { minuteMs } from '@board/time';
import type { PublicContext } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { addressKey, countAttempt, forgetAttempts } from '../../limits/throttle.ts';
import { hasSecondFactor } from '../../plugins/has-factor.repository.ts';
import { findUserByName, type Look, type UserRow } from '../users/index.ts';
import { countWrong } from './count-wrong.ts';
import { holdAccount, letIn } from './let-in.ts';
import { hasPasskey } from './passkeys/passkeys.repository.ts';
import { countShown, verifyAnswer } from './passkeys/verify-answer.ts';
import { verifyNobody, verifyPassword } from './passwords.ts';
import { refusePassword } from './school/passwords-off.ts';
import { withCode } from './second-factor/count-code.ts';
import { proveCode } from './second-factor/prove-code.ts';

const windowMs = 15 * minuteMs;
const perGuesser = { attempts: 10, windowMs };
/** By all browsers together in which the person has never signed in, and by all in which he has. */
const perAccount = { attempts: 100, windowMs };
const perAddress = { attempts: 100, windowMs };

export interface Credentials {
  username: string;
  password: string;
  remember?: boolean;
  userAgent: string;
  /** Of the second factor, from whoever has one. */
  code?: string | undefined;
  /** Instead of the code. */
  passkey?: PasskeyAnswer | undefined;
  look?: Look;
  /** The mark of a browser in which this person has signed in before. */
  knownBrowser?: string | undefined;
}

/** A wrong name, a wrong password and a disabled account look and take the same until the password is right. */
export async function logIn(
  ctx: PublicContext,
  credentials: Credentials,
): Promise<{ user: User; token: string }> {
  const name = credentials.username.trim().toLowerCase();
  const network = addressKey(ctx.address);
  const { knownBrowser } = credentials;
  const guesser = knownBrowser ? `login-in:${knownBrowser}` : `login:${name}:${network}`;
  // Whoever guesses here keeps out only who was never here: not the owner where he signs in.
  if (!knownBrowser) await countAttempt(ctx, `login-from:${network}`, perAddress);
  await countAttempt(ctx, `${knownBrowser ? 'login-back' : 'login-to'}:${name}`, perAccount);
  await countAttempt(ctx, guesser, perGuesser);

  const found = await findUserByName(ctx.database.reader, name);
  const isRight = found?.password_hash
    ? await verifyPassword(credentials.password, found.password_hash)
    : await verifyNobody(credentials.password);
  if (!found || !isRight) {
    await countWrong(ctx, 'password', found);
    throw new ServiceError('auth.invalid_credentials');
  }
  if (found.status !== 'active') throw new ServiceError('auth.account_disabled');
  await refusePassword(ctx, found.role);

  await forgetAttempts(ctx, guesser);
  const enter = () => signIn(ctx, found, credentials);
  if (!(await hasSecondFactor(ctx.database.reader, found.id))) return enter();
  if (credentials.code === undefined && !credentials.passkey)
    throw new ServiceError(
      (await hasPasskey(ctx.database.reader, found.id))
        ? 'auth.passkey_required'
        : 'auth.code_required',
    );
  return withCode(ctx, found, knownBrowser ? 'known browser' : 'stranger', enter);
}

async function signIn(
  ctx: PublicContext,
  found: UserRow,
  { code = '', passkey, look, remember = false, userAgent }: Credentials,
): Promise<{ user: User; token: string }> {
  const shown = passkey && (await verifyAnswer(ctx, 'sign in', passkey));
  if (shown && shown.passkey.user_id !== found.id) throw new ServiceError('auth.passkey_wrong');
  return ctx.database.transaction(async (tx) => {
    await holdAccount(ctx, tx, found);
    // Asked again: one that was added in the same moment counts, too.
    const isProven = await hasSecondFactor(tx, found.id);
    if (isProven) await (shown ? countShown(ctx, tx, shown) : proveCode(ctx, tx, found.id, code));
    return letIn(ctx, tx, found, { look, remember, userAgent, isProven });
  });
}
