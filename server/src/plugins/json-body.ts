import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../errors.ts';

/** Raw or escaped; a backslash that is escaped itself begins no escape. */
const holdsNul = (body: string): boolean =>
  body.includes('\u0000') || (body.includes('\\u0000') && /(?<!\\)(?:\\\\)*\\u0000/.test(body));

/** JSON and nothing else. A NUL character fits no text of PostgreSQL, so it ends here. */
export function acceptJson(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body === '') return done(null, undefined);
      if (holdsNul(body)) return done(new ServiceError('request.malformed'));
      return parse(request, body, done);
    },
  );
  http.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new ServiceError('request.malformed') : undefined);
  });
}
