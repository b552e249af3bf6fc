import type { PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { type Asked, takeChallenge } from './challenge.ts';
import { siteOf } from './site.ts';

interface ClientData {
  challenge: string;
  origin: string;
}

/** What the browser says of the page that asked, held against where we are and what we asked. */
export async function takeClientData(ctx: PublicContext, asked: Asked, clientDataJSON: string) {
  const { rpId, isAt, address } = siteOf(ctx.config);
  const { challenge, origin } = readClientData(clientDataJSON);
  await takeChallenge(ctx, asked, challenge);
  if (!isAt(origin)) throw new ServiceError('auth.passkey_elsewhere', { fill: { host: address } });
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId };
}

function readClientData(clientDataJSON: string): ClientData {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof challenge === 'string' && typeof origin === 'string') return { challenge, origin };
  } catch {
    // Not even JSON: as wrong as everything else.
  }
  throw new ServiceError('auth.passkey_wrong');
}

/** The library throws whatever it does not like, of which the person learns that it is wrong. */
export async function checked<Result>(
  { log, requestId }: PublicContext,
  verify: () => Promise<Result>,
): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    log.info({ err: error, requestId }, 'what was shown as a passkey is none');
    throw new ServiceError('auth.passkey_wrong', { cause: error });
  }
}
