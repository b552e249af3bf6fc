import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** An API reply is never a document: whatever a browser makes of it, nothing of it runs. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

type Secure = (request: FastifyRequest, reply: FastifyReply) => void;

/** What every reply carries; what never gets as far as a hook asks for it by itself. */
export function secureHeaders(config: Config): Secure {
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
  return (request, reply) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
  };
}

export function secureReplies(http: FastifyInstance, secure: Secure): void {
  http.addHook('onRequest', (request, reply, done) => {
    secure(request, reply);
    done();
  });
}
