import { minuteMs, secondMs } from '@board/time';
import { ServiceError } from '../../../errors/errors.ts';
import { discover, refuseWrongClient } from './discover.ts';
import { configurationOf, metadataOf, outcome, readJson, refused, strange } from './oidc-client.ts';
import type { Named, Protocol } from './protocol.ts';
import { returnAddress } from './provider-fields.ts';

const scope = 'openid profile email';

export const oidc: Protocol = {
  async test(ctx, row) {
    const metadata = await discover(ctx, row);
    const keys = await readJson(ctx, String(metadata.jwks_uri));
    if (!Array.isArray(keys.keys) || keys.keys.length === 0) throw strange();
    await refuseWrongClient(ctx, row, metadata);
    return metadata;
  },

  async leadTo(ctx, row, { state, nonce, verifier, anewSince }) {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
    const url = buildAuthorizationUrl(await configurationOf(ctx, row), {
      redirect_uri: returnAddress(ctx),
      scope,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(anewSince !== undefined && { prompt: 'login', max_age: '0' }),
    });
    return url.href;
  },

  async identify(ctx, row, way, answer) {
    const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
    const configuration = await configurationOf(ctx, row);
    const url = new URL(`${returnAddress(ctx)}?${answer}`);
    const checks = {
      expectedState: way.state,
      expectedNonce: way.nonce,
      pkceCodeVerifier: way.verifier,
      idTokenExpected: true,
    };
    try {
      const tokens = await authorizationCodeGrant(configuration, url, checks);
      const own = tokens.claims();
      if (!own) throw refused();
      if (way.anewSince !== undefined && !isSince(own.auth_time, way.anewSince))
        throw new ServiceError('auth.school_stale');
      const { userinfo_endpoint } = configuration.serverMetadata();
      const more = userinfo_endpoint
        ? await fetchUserInfo(configuration, tokens.access_token, own.sub)
        : {};
      return named({ ...more, ...own });
    } catch (error) {
      throw outcome(error);
    }
  },

  logOut(ctx, row) {
    const { end_session_endpoint: end } = metadataOf(row);
    if (!end) return undefined;
    const url = new URL(end);
    url.searchParams.set('client_id', row.client_id);
    url.searchParams.set('post_logout_redirect_uri', `${new URL(returnAddress(ctx)).origin}/login`);
    return url.href;
  },
};

/** Two clocks are never quite alike; a school that does not say when has not shown it. */
const skewMs = minuteMs;
const isSince = (time: unknown, since: number): boolean =>
  typeof time === 'number' && time * secondMs >= since - skewMs;

const named = (claims: Named['claims'] & { sub: string }): Named => ({
  subject: claims.sub,
  claims,
});
