import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** An API reply is never a document: whatever a browser makes of it, nothing of it runs. */
const apiPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** What no page of ours asks of a browser, nothing that gets into one can ask for either. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

type Secure = (request: FastifyRequest, reply: FastifyReply) => void;

/** What every reply carries; what never gets as far as a hook asks for it by itself. */
export function secureHeaders(config: Config): Secure {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'content-security-policy': apiPolicy,
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unused.map((name) => `${name}=()`).join(', '),
    // What a person is told stays on no disk once he has left; files and pages say something else.
    'cache-control': 'no-store',
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
