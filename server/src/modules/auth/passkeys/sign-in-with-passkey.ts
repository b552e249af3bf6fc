import type { PasskeyAnswer } from '@board/contracts/calls/passkeys';
import type { User } from '@board/contracts/schemas/user';
import { minuteMs } from '@board/time';
import type { PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { addressKey, countAttempt, forgetAttempts } from '../../../limits/throttle.ts';
import { single } from '../../../writing/transaction.ts';
import { findUser, type Look } from '../../users/index.ts';
import { holdAccount, letIn } from '../let-in.ts';
import { refusePassword } from '../school/passwords-off.ts';
import { countShown, verifyAnswer } from './verify-answer.ts';

interface Given {
  passkey: PasskeyAnswer;
  remember: boolean;
  userAgent: string;
  look: Look;
  /** The mark of a browser in which somebody has signed in before. */
  knownBrowser?: string | undefined;
}

/** There is nothing to guess; it only keeps a network from having us reckon for nothing. */
const perAddress = { attempts: 100, windowMs: 15 * minuteMs };

/**
 * Without name and password: the passkey tells whose it is, and its holder has shown himself to it by
 * finger, face or number. So it is two factors, and the session has shown the second.
 */
export async function signInWithPasskey(
  ctx: PublicContext,
  { passkey, knownBrowser, ...entry }: Given,
): Promise<{ user: User; token: string }> {
  const guesser = `passkey-from:${knownBrowser ?? addressKey(ctx.address)}`;
  await countAttempt(ctx, guesser, perAddress);
  // With it the authenticator says whose passkey this is, not only which.
  if (passkey.userHandle === undefined) throw new ServiceError('auth.passkey_wrong');
  const shown = await verifyAnswer(ctx, 'sign in', passkey);
  const found = await findUser(single(ctx), shown.passkey.user_id);
  if (found?.status !== 'active') throw new ServiceError('auth.account_disabled');
  await refusePassword(ctx, found.role);
  const signedIn = await ctx.database.transaction(async (tx) => {
    await holdAccount(ctx, tx, found);
    await countShown(ctx, tx, shown);
    return letIn(ctx, tx, found, { ...entry, isProven: true });
  });
  await forgetAttempts(ctx, guesser);
  return signedIn;
}
