import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** An API reply is never a document: whatever a browser makes of it, nothing of it runs. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

export function secureHeaders(http: FastifyInstance, config: Config): void {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'content-security-policy': apiPolicy,
    'cache-control': 'private, no-cache',
    vary: 'authorization, accept-language',
  };
  if (config.PUBLIC_URL.startsWith('https:')) {
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  }
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    done();
  });
}
