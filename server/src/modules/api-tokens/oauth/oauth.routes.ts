import * as calls from '@board/contracts/calls/oauth';
import { mcpPath } from '@board/contracts/constants/oauth';
import { oauthSchemas as schemas } from '@board/contracts/schemas/oauth';
import { hourMs } from '@board/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, countAttempt } from '../../../limits/throttle.ts';
import { closedForNow, isInMaintenance } from '../../../plugins/maintenance.ts';
import { ownAddress } from '../../../plugins/own-address.ts';
import type { App } from '../../../serving/app-type.ts';
import { publicContext } from '../../../serving/routes.ts';
import { serving } from '../../../serving/serving.ts';
import { refuseOtherTarget } from './asked-for.ts';
import { registerClient } from './clients.ts';
import { giveConsent, readConsent } from './consent.ts';
import { fetchToken } from './fetch-token.ts';
import { acceptForms, revocationOf, tokenRequestOf } from './forms.ts';
import { giveBack } from './give-back.ts';
import { oauthPaths, resourceMetadata, serverMetadata } from './metadata.ts';
import { Refusal } from './refusal.ts';

const registrations = { attempts: 60, windowMs: hourMs };
const bodyLimit = 8 * 1024;

export function oauthRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  const { http, services } = app;
  const origin = (request: FastifyRequest) => ownAddress(services.config, request);

  serve('readConsent', async (ctx, { query, request }) => readConsent(ctx, query, origin(request)));
  serve('giveConsent', (ctx, { body, request }) => giveConsent(ctx, body, origin(request)));

  http.get(oauthPaths.server, (request, reply) => reply.send(serverMetadata(origin(request))));
  for (const url of [oauthPaths.resource, oauthPaths.resource + mcpPath])
    http.get(url, (request, reply) => reply.send(resourceMetadata(origin(request))));

  const work =
    (deed: (request: FastifyRequest, reply: FastifyReply) => Promise<object>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (await isInMaintenance(services.database.reader)) throw closedForNow();
      try {
        return reply.send(await deed(request, reply));
      } catch (error) {
        if (error instanceof Refusal) return reply.code(400).send({ error: error.error });
        throw error;
      }
    };
  const register = work(async (request, reply) => {
    await countAttempt(services, `oauth-register:${addressKey(request.ip)}`, registrations);
    const { id, name, redirects } = registerClient(services.config, request.body);
    reply.code(201);
    return {
      client_id: id,
      client_name: name,
      redirect_uris: redirects,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    };
  });
  http.post(oauthPaths.register, { bodyLimit }, register);
  // A scope of its own: no other route takes forms.
  http.register(async (inside) => {
    acceptForms(inside, bodyLimit);
    const fetch = work(async (request) => {
      const { resource, ...asked } = tokenRequestOf(services.config, request.body);
      refuseOtherTarget(resource, origin(request));
      return fetchToken(publicContext(app, request), asked);
    });
    const revoke = work(async (request) => {
      await giveBack(publicContext(app, request), revocationOf(request.body));
      return {};
    });
    inside.post(oauthPaths.token, { bodyLimit }, fetch);
    inside.post(oauthPaths.revoke, { bodyLimit }, revoke);
  });
}
