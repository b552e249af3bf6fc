import { mcpPath as url } from '@board/contracts/constants/oauth';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../../area/area.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { holderOf, isApiToken, type TokenHolder } from '../../../plugins/api-token.ts';
import { ownAddress } from '../../../plugins/own-address.ts';
import { bearerToken } from '../../../plugins/session-token.ts';
import type { App } from '../../../serving/app-type.ts';
import { answerMessage } from './answer-message.ts';
import { isOwnPage } from './is-own-page.ts';
import { knownVersions } from './versions.ts';

const bodyLimit = 64 * 1024;

/** The Model Context Protocol over streamable HTTP, one reply for one request and nothing kept in between. */
export function mcpRoutes({ http, services }: App, { areas }: Pick<House, 'areas'>): void {
  const holders = new WeakMap<FastifyRequest, TokenHolder>();

  http.route({
    method: 'POST',
    url,
    bodyLimit,
    // A body is read only for those who may send one.
    async onRequest(request, reply) {
      const { origin, 'mcp-protocol-version': version } = request.headers;
      // A page elsewhere may have a name that leads here, and a browser that is inside the same network.
      if (origin !== undefined && !isOwnPage(services.config, origin))
        throw new ServiceError('request.forbidden');
      if (version !== undefined && !knownVersions.includes(String(version)))
        throw new ServiceError('request.malformed');
      const token = bearerToken(request);
      // A program that is refused learns here where its person can be asked.
      const about = `${ownAddress(services.config, request)}/.well-known/oauth-protected-resource${url}`;
      const dead = token ? ', error="invalid_token"' : '';
      reply.header('www-authenticate', `Bearer resource_metadata="${about}"${dead}`);
      if (!isApiToken(token)) throw new ServiceError('auth.required');
      holders.set(request, await holderOf(services, request, token, 'mcp'));
      reply.removeHeader('www-authenticate');
    },
    async handler(request, reply) {
      const holder = holders.get(request) as TokenHolder;
      const answer = await answerMessage(areas, holder, request.body);
      return answer ? reply.send(answer) : reply.code(202).send();
    },
  });
  // There is nothing to listen to: a reply comes with its request.
  http.get(url, (_request, reply) => {
    reply.header('allow', 'POST');
    throw new ServiceError('request.method_not_allowed');
  });
}
