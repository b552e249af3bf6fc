import type { ServerMetadata } from 'openid-client';
import { ServiceError } from '../../../errors/errors.ts';
import { configurationOf, outcome, readJson, strange } from './oidc-client.ts';
import type { Asker } from './protocol.ts';
import { isSafe, returnAddress } from './provider-fields.ts';
import type { ProviderRow } from './providers.repository.ts';

/** Signed by a key that only the provider has. */
const algorithms = /^(RS|PS|ES)(256|384|512)$|^(Ed25519|EdDSA)$/;

const bare = (address: string): string => address.replace(/\/+$/, '');

/** Other schools of the same house are other issuers; only a slash at the end makes no difference. */
export async function discover(ctx: Asker, row: ProviderRow): Promise<ServerMetadata> {
  const found = await readJson(ctx, `${bare(row.address)}/.well-known/openid-configuration`);
  const issuer = String(found.issuer).slice(0, 200);
  if (bare(issuer) !== bare(row.address))
    throw new ServiceError('sign_in.issuer_differs', { fill: { issuer } });
  const needed = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'];
  const offered = ['userinfo_endpoint', 'end_session_endpoint'];
  const endpoints = [...needed, ...offered].flatMap((name) => {
    const address = found[name];
    if (address === undefined && offered.includes(name)) return [];
    const url = typeof address === 'string' ? URL.parse(address) : null;
    if (!url || !isSafe(ctx.config, url)) throw strange();
    return [[name, url.href] as const];
  });
  const lists = ['token_endpoint_auth_methods_supported', 'id_token_signing_alg_values_supported'];
  const said = lists.flatMap((name) => {
    const list = found[name];
    return Array.isArray(list) ? [[name, list.filter((each) => typeof each === 'string')]] : [];
  });
  const metadata = { issuer, ...Object.fromEntries(endpoints), ...Object.fromEntries(said) };
  const signing: string[] = metadata.id_token_signing_alg_values_supported ?? ['RS256'];
  return {
    ...metadata,
    id_token_signing_alg_values_supported: signing.filter((each) => algorithms.test(each)),
    authorization_response_iss_parameter_supported:
      found.authorization_response_iss_parameter_supported === true,
  };
}

/** With a code that nobody has given out: whoever knows the client minds the code and not the client. */
export async function refuseWrongClient(ctx: Asker, row: ProviderRow, metadata: ServerMetadata) {
  const client = await import('openid-client');
  const tried = { ...row, metadata: JSON.stringify(metadata) };
  const configuration = await configurationOf(ctx, tried);
  const url = new URL(`${returnAddress(ctx)}?code=a-test-of-the-settings`);
  try {
    await client.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: client.randomPKCECodeVerifier(),
    });
  } catch (error) {
    const isRefused =
      error instanceof client.WWWAuthenticateChallengeError ||
      (error instanceof client.ResponseBodyError &&
        ['invalid_client', 'unauthorized_client'].includes(error.error));
    if (isRefused) throw new ServiceError('sign_in.client_refused', { cause: error });
    const said = outcome(error);
    if (said.code === 'auth.school_silent') throw said;
  }
}
