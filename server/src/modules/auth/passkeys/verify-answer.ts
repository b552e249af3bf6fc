import type { PasskeyAnswer } from '@board/contracts/calls/passkeys';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PublicContext } from '../../../context/context.ts';
import { now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { single, touch } from '../../../writing/transaction.ts';
import { notify } from '../../notifications/index.ts';
import { accountNews, findUser } from '../../users/index.ts';
import type { Asked } from './challenge.ts';
import { checked, takeClientData } from './client-data.ts';
import { findCredential, type PasskeyRow, storeUse } from './passkeys.repository.ts';

/** A passkey that has just been shown, with the number that it counts its uses by. */
export interface Shown {
  passkey: PasskeyRow;
  counter: number;
}

/** The person's bytes in his authenticator; they tell nothing but the id. */
export const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

/** Outside of a transaction: the challenge is used up also where the answer is wrong. */
export async function verifyAnswer(
  ctx: PublicContext,
  asked: Asked,
  answer: PasskeyAnswer,
): Promise<Shown> {
  const { id, userHandle, ...response } = answer;
  const site = await takeClientData(ctx, asked, answer.clientDataJSON);
  const passkey = await findCredential(single(ctx), { credential_id: id });
  if (!passkey) throw new ServiceError('auth.passkey_wrong');
  if (userHandle !== undefined && userHandle !== handleOf(passkey.user_id))
    throw new ServiceError('auth.passkey_wrong');
  const { verified, authenticationInfo } = await checked(ctx, () =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      ...site,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: Buffer.from(passkey.public_key, 'base64url'),
        // Looked at below, where the owner can be told.
        counter: 0,
      },
    }),
  );
  if (!verified) throw new ServiceError('auth.passkey_wrong');
  const counter = authenticationInfo.newCounter;
  if (counter <= passkey.counter && (counter > 0 || passkey.counter > 0))
    await refuseCopy(ctx, passkey);
  return { passkey, counter };
}

/** Two that count apart from each other are not one: somebody may have copied what cannot be copied. */
async function refuseCopy(ctx: PublicContext, { user_id, name }: PasskeyRow): Promise<never> {
  const person = await findUser(single(ctx), user_id);
  if (person)
    await ctx.database.transaction((tx) =>
      notify(ctx, tx, accountNews(person, { kind: 'passkey_copied', name })),
    );
  throw new ServiceError('auth.passkey_copied');
}

/** In the transaction of what it opens. */
export async function countShown(
  ctx: PublicContext,
  tx: Transaction,
  { passkey, counter }: Shown,
): Promise<void> {
  const counted = await storeUse(tx, passkey, { counter, at: now(ctx) });
  if (!counted) throw new ServiceError('auth.passkey_wrong');
  await touch(ctx, tx, passkey.user_id, ['user']);
}
