import type { ErrorCode } from '@board/contracts/constants/error-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context/context.ts';
import { isDamaged, isUnavailable } from '../database/failures.ts';
import { detailsOf, messageOf, ServiceError } from '../errors/errors.ts';
import { writeSystemLog } from '../logs/system-log.ts';
import { requestLocale } from './locale.ts';
import { askedBy } from './request-log.ts';

const ownCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_REQ_FILE_TOO_LARGE: 'request.too_large',
  FST_FILES_LIMIT: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_media',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.unsupported_media',
};

/** The one place where an error becomes a status, a code and a sentence. */
export function handleErrors(http: FastifyInstance, services: Services): void {
  const methodsOf = allowedMethods(http);
  http.setErrorHandler((error: FastifyError | ServiceError, request, reply) => {
    const known = asServiceError(error);
    if (known.status >= 500 && known.code !== 'server.maintenance') {
      services.log.error(
        {
          err: error,
          requestId: request.id,
          method: request.method,
          route: request.routeOptions.url,
          ...askedBy(request, services.config),
        },
        isDamaged(error)
          ? 'the database is damaged: restore a backup with npm run restore -- FILE'
          : 'request failed',
      );
    }
    if (known.code === 'server.unexpected') {
      void writeSystemLog(services, {
        level: 'error',
        module: 'server',
        message: `${request.method} ${request.routeOptions.url ?? ''} failed`,
        requestId: request.id,
      });
    }
    return sendError(request, reply, known);
  });
  http.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url.split('?', 1)[0] ?? '');
    const isOptions = request.method === 'OPTIONS';
    // A method that is allowed and not found has a name in its address that is longer than any.
    if (allowed.length === 0 || (!isOptions && allowed.includes(request.method)))
      return sendError(request, reply, new ServiceError('request.not_found'));
    reply.header('allow', allowed.join(', '));
    if (isOptions) return reply.code(204).send();
    return sendError(request, reply, new ServiceError('request.method_not_allowed'));
  });
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ServiceError,
  also: Record<string, unknown> = {},
): FastifyReply {
  if (error.retryAfter !== undefined)
    reply.header('retry-after', String(Math.ceil(error.retryAfter)));
  if (error.status === 401 && !reply.hasHeader('www-authenticate'))
    reply.header('www-authenticate', 'Bearer');
  const locale = requestLocale(request);
  const details = detailsOf(error, locale);
  return (
    reply
      .code(error.status)
      // The framework would hang up on whoever is still sending.
      .removeHeader('connection')
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .removeHeader('etag')
      .serializer(JSON.stringify)
      .send({
        success: false,
        code: error.code,
        message: messageOf(error, locale),
        ...(error.status >= 500 ? { request_id: request.id } : {}),
        ...(details ? { details } : {}),
        ...(error.current === undefined ? {} : { current: error.current }),
        ...also,
      })
  );
}

function asServiceError(error: FastifyError | ServiceError): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isUnavailable(error) || isDamaged(error))
    return new ServiceError('server.unavailable', { retryAfter: 2, cause: error });
  const own = ownCodes[error.code];
  if (own) return new ServiceError(own);
  const isClients =
    error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new ServiceError(isClients ? 'request.malformed' : 'server.unexpected', { cause: error });
}

/** What may be done at an address. The pages answer at every address, so they say nothing of one. */
function allowedMethods(http: FastifyInstance): (path: string) => string[] {
  const routes = new Map<string, { pattern: RegExp; methods: string[] }>();
  http.addHook('onRoute', ({ url, method }) => {
    if (url === '/*') return;
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: [] };
    route.methods.push(...[method].flat());
    routes.set(url, route);
  });
  return (path) => {
    const methods = [...routes.values()].flatMap((route) =>
      route.pattern.test(path) ? route.methods : [],
    );
    return methods.length === 0 ? [] : [...new Set([...methods, 'OPTIONS'])].toSorted();
  };
}

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}$`,
  );
