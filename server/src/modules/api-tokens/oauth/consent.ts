import { holdsScope, type TokenScope } from '@board/contracts/constants/api-tokens';
import type { Asked, AskingProgram } from '@board/contracts/schemas/oauth';
import { minuteMs } from '@board/time';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { tokenHash } from '../../../plugins/session-token.ts';
import { instant } from '../../../time/clock.ts';
import { confirmPassword } from '../../auth/index.ts';
import { addApiToken } from '../api-tokens.ts';
import { clientAsking, scopesAsked } from './asked-for.ts';
import { hostOf } from './clients.ts';
import { insertGrant } from './grants.repository.ts';
import { hashesOf, newFamily, newKey } from './keys.ts';
import { isLocal, leadBack } from './redirects.ts';
import { Refusal } from './refusal.ts';

const codeMs = 5 * minuteMs;

interface Consent {
  asked: Asked;
  scopes: readonly TokenScope[];
  days: number;
  password: string;
}

/** Who asks for what; a request that is none has no program, and only leads back. */
export function readConsent(
  ctx: Context,
  asked: Asked,
  origin: string,
): { program: AskingProgram | null; leads_to: string } {
  const { name } = clientAsking(ctx.config, asked);
  const { redirect_uri: redirect, state } = asked;
  const refused = (error: string) => leadBack(redirect, { error, state, iss: origin });
  try {
    const scopes = scopesAsked(asked, origin);
    const program = { name, host: hostOf(redirect), is_local: isLocal(redirect), scopes };
    return { program, leads_to: refused('access_denied') };
  } catch (error) {
    if (error instanceof Refusal) return { program: null, leads_to: refused(error.error) };
    throw error;
  }
}

/** The yes of a person: a token that the program fetches with the code, and the code. */
export async function giveConsent(
  ctx: Context,
  { asked, scopes, days, password }: Consent,
  origin: string,
): Promise<{ leads_to: string }> {
  const { program, leads_to: refused } = readConsent(ctx, asked, origin);
  if (!program) return { leads_to: refused };
  if (!scopes.every((scope) => holdsScope(program.scopes, scope)))
    throw new ServiceError('oauth.not_asked');
  await confirmPassword(ctx, password);
  const code = newKey(newFamily());
  const grant = {
    user_id: ctx.actor.userId,
    client_hash: tokenHash(asked.client_id),
    ...hashesOf(code),
    key_until: instant(ctx.clock.now() + codeMs),
    redirect_uri: asked.redirect_uri,
    challenge: asked.code_challenge ?? '',
  };
  await addApiToken(
    ctx,
    { name: program.name, scopes, days },
    {
      host: program.host,
      keep: (tx, token_id) => insertGrant(tx, { ...grant, token_id }),
    },
  );
  return { leads_to: leadBack(asked.redirect_uri, { code, state: asked.state, iss: origin }) };
}
