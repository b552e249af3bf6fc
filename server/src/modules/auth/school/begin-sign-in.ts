import { minuteMs } from '@board/time';
import type { PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { addressKey, countAttempt } from '../../../limits/throttle.ts';
import { newSecret } from '../../../secrets/secrets.ts';
import { single } from '../../../writing/transaction.ts';
import { storeAttempt } from './attempts.repository.ts';
import { protocols } from './protocols.ts';
import { returnAddress } from './provider-fields.ts';
import { findProvider } from './providers.repository.ts';

const perGuesser = { attempts: 300, windowMs: 15 * minuteMs };

export const randomMark = (): string => newSecret();

/** What it is for; the state begins with it, and so the page knows what it has come back for. */
export type Purpose = 's' | 'l' | 'p';

interface Begin {
  /** Signing in, connecting an account, or proving that its owner is there. */
  purpose: Purpose;
  providerId: string;
  /** The mark of this browser: nobody else comes back by it. */
  browser: string;
  redirect?: string | undefined;
  /** Who is signed in already. */
  userId?: string;
  /** The mark of a browser in which somebody has signed in before. */
  knownBrowser?: string | undefined;
}

/**
 * Answers where the browser goes. A school of two hundred behind one address is let through, and no
 * stranger among them keeps out whoever is signed in or has signed in there before.
 */
export async function beginSignIn(
  ctx: PublicContext,
  { purpose, providerId, browser, redirect = '', userId, knownBrowser }: Begin,
): Promise<{ url: string }> {
  const guesser = userId ?? knownBrowser ?? addressKey(ctx.address);
  await countAttempt(ctx, `school-begin:${guesser}`, perGuesser);
  const row = await findProvider(single(ctx), { id: providerId });
  if (row?.enabled !== 1) throw new ServiceError('sign_in.not_found');
  if (returnAddress(ctx) === '') throw new ServiceError('sign_in.no_address');
  const state = `${purpose}${randomMark()}`;
  const anewSince = purpose === 'p' ? ctx.clock.now() : undefined;
  const way = { state, nonce: randomMark(), verifier: randomMark(), anewSince };
  const url = await protocols[row.kind].leadTo(ctx, row, way);
  await ctx.database.transaction((tx) =>
    storeAttempt(
      ctx,
      tx,
      { state, browser },
      {
        provider_id: row.id,
        user_id: userId ?? null,
        nonce: way.nonce,
        verifier: way.verifier,
        redirect,
      },
    ),
  );
  return { url };
}
