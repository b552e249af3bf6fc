import { minuteMs } from '@board/time';
import type { PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { addressKey, countAttempt } from '../../../limits/throttle.ts';
import { single } from '../../../writing/transaction.ts';
import {
  type AttemptRow,
  begunAt,
  changeAttempt,
  endAttempt,
  takeAttempt,
} from './attempts.repository.ts';
import type { Purpose } from './begin-sign-in.ts';
import { type Identity, identityOf } from './identity.ts';
import { protocols } from './protocols.ts';
import { findProvider, type ProviderRow } from './providers.repository.ts';

const perNetwork = { attempts: 300, windowMs: 15 * minuteMs };

export interface CameBack {
  attempt: AttemptRow;
  provider: ProviderRow;
  identity: Identity;
}

interface Back {
  purpose: Purpose;
  answer: string;
  browser: string | undefined;
  /** Who is signed in already. */
  userId?: string;
}

/** Whom the school has named. It is asked once; who then enters a code or a password comes by what it said. */
export async function comeBack(
  ctx: PublicContext,
  { purpose, answer, browser = '', userId }: Back,
): Promise<CameBack> {
  const said = new URLSearchParams(answer);
  const state = said.get('state') ?? '';
  const attempt = await ctx.database.transaction((tx) => takeAttempt(ctx, tx, { state, browser }));
  if (!attempt || attempt.user_id !== (userId ?? null) || !state.startsWith(purpose)) {
    await countAttempt(ctx, `school-back:${addressKey(ctx.address)}`, perNetwork);
    throw new ServiceError('auth.school_over');
  }
  const provider = await findProvider(single(ctx), { id: attempt.provider_id });
  if (provider?.enabled !== 1) throw new ServiceError('auth.school_over');
  if (attempt.identity) return { attempt, provider, identity: JSON.parse(attempt.identity) };
  const { nonce, verifier } = attempt;
  const anewSince = purpose === 'p' ? begunAt(attempt) : undefined;
  try {
    const named = await protocols[provider.kind].identify(
      ctx,
      provider,
      { state, nonce, verifier, anewSince },
      said,
    );
    const identity = identityOf(provider, named);
    await ctx.database.transaction((tx) =>
      changeAttempt(tx, attempt, { identity: JSON.stringify(identity) }),
    );
    return { attempt, provider, identity };
  } catch (error) {
    await ctx.database.transaction((tx) => endAttempt(tx, attempt));
    ctx.log.info({ err: error, provider: provider.id }, 'a sign-in through the school was refused');
    throw error;
  }
}
