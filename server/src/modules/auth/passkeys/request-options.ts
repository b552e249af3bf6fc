import type { PasskeyRequest } from '@board/contracts/calls/passkeys';
import type { Services } from '../../../context/context.ts';
import { type Asked, challengeMs, makeChallenge } from './challenge.ts';
import type { PasskeyRow } from './passkeys.repository.ts';
import { siteOf } from './site.ts';

export const requestOptions = (
  ctx: Pick<Services, 'config' | 'clock' | 'database'>,
  asked: Asked,
  allowed: readonly PasskeyRow[],
): PasskeyRequest => ({
  rpId: siteOf(ctx.config).rpId,
  challenge: makeChallenge(ctx, asked),
  timeout: challengeMs,
  userVerification: 'required',
  allowCredentials: credentialsOf(allowed),
});

export const credentialsOf = (rows: readonly PasskeyRow[]) =>
  rows.map(({ credential_id, transports }) => ({
    type: 'public-key' as const,
    id: credential_id,
    transports: transports.split(' ').filter(Boolean),
  }));
