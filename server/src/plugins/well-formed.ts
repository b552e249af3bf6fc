import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../errors/errors.ts';

/** What nobody sends by accident, and what different programs on the way would read differently. */
export function refuseAmbiguous(http: FastifyInstance): void {
  http.addHook('onRequest', (request, _reply, done) => {
    const isAmbiguous = request.url.includes('%00') || hosts(request.raw.rawHeaders) > 1;
    done(isAmbiguous ? new ServiceError('request.malformed') : undefined);
  });
}

/** Names and values take turns. */
const hosts = (rawHeaders: readonly string[] = []): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
