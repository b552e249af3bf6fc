import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { hasSecondFactor } from '../../../plugins/has-factor.repository.ts';
import { markProven } from '../sessions.repository.ts';
import { endAttempt } from './attempts.repository.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { comeBack } from './come-back.ts';
import { findLink } from './links.repository.ts';

interface Begin {
  providerId: string;
  redirect: string | undefined;
  browser: string;
}

/** For whoever has neither a password nor a second factor here: his school asks him again. */
export async function beginProof(ctx: Context, given: Begin): Promise<{ url: string }> {
  await refuseFactor(ctx);
  return beginSignIn(ctx, { ...given, purpose: 'p', userId: ctx.actor.userId });
}

/** For the next minutes this session may do what matters. Answers where he was. */
export async function finishProof(
  ctx: Context,
  { answer, browser }: { answer: string; browser: string | undefined },
): Promise<string | null> {
  const { userId } = ctx.actor;
  await refuseFactor(ctx);
  const { attempt, provider, identity } = await comeBack(ctx, {
    ...{ purpose: 'p', answer, browser, userId },
  });
  const named = { provider_id: provider.id, subject: identity.subject };
  const link = await findLink(ctx.database.reader, named);
  await ctx.database.transaction(async (tx) => {
    if (!(await endAttempt(tx, attempt))) throw new ServiceError('auth.school_over');
    if (link?.user_id === userId) await markProven(ctx, tx);
  });
  if (link?.user_id !== userId) throw new ServiceError('auth.school_other');
  return attempt.redirect || null;
}

/** A school is no way around the second factor that somebody has here. */
async function refuseFactor(ctx: Context): Promise<void> {
  if (await hasSecondFactor(ctx.database.reader, ctx.actor.userId))
    throw new ServiceError('auth.proof_needed');
}
