import { compositionPattern } from '@board/contracts/constants/delivery';
import { compositionHeader } from '@board/contracts/constants/headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Services } from '../context/context.ts';

const slowMs = 1_000;

/** One line a request. Quick successful reads are many and say little: they are for `debug`. */
export function logRequests(http: FastifyInstance, { log, config }: Services): void {
  const isVerbose = log.isLevelEnabled('debug');
  http.addHook('onResponse', (request, reply, done) => {
    const quiet = request.method === 'GET' && reply.statusCode < 400 && reply.elapsedTime < slowMs;
    if (quiet && !isVerbose) return done();
    const line = {
      requestId: request.id,
      method: request.method,
      path: loggedPath(request.url),
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...askedBy(request, config),
    };
    if (quiet) log.debug(line, 'request');
    else log.info(line, 'request');
    return done();
  });
}

const isComposition = new RegExp(compositionPattern);

const people = new WeakMap<FastifyRequest, string>();

/** From here on the log knows whose request it is. */
export const isOf = (request: FastifyRequest, userId: string) => people.set(request, userId);

/** The page that asked, as it says itself, and whose it is; where from only where that may be kept. */
export function askedBy(
  request: FastifyRequest,
  { LOG_ADDRESSES }: Pick<Config, 'LOG_ADDRESSES'>,
): Readonly<Record<string, string>> {
  const composition = request.headers[compositionHeader];
  const user = people.get(request);
  return {
    ...(typeof composition === 'string' && isComposition.test(composition) && { composition }),
    ...(user !== undefined && { user }),
    ...(LOG_ADDRESSES && { address: request.ip }),
  };
}

/**
 * The address of a calendar feed or of a shared week is its key, however it is spelt and whatever is asked of it.
 * No route has to match: who guesses at methods is refused before any.
 */
function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const spelt = path.replace(/%([2-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const [, , area] = /(^|\/)api\/+(calendar|shared)\/+./i.exec(spelt) ?? [];
  return area === undefined ? path : `/api/${area.toLowerCase()}/(secret)`;
}
