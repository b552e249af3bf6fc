import type { Call } from '@board/contracts/calls/call';
import type { Locale } from '@board/contracts/constants/locales';
import type { CallSchema } from '@board/contracts/schemas/call-schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { PublicContext } from '../context/context.ts';
import { etagOf } from '../plugins/conditional-get.ts';
import { ifMatchOf, versionOf } from '../plugins/if-match.ts';
import type { App } from './app-type.ts';
import { serialiserOf } from './serialiser.ts';
import { type Check, checkOf } from './validation.ts';

export interface RouteOptions {
  bodyLimit?: number;
  /** The handler reads and answers by itself: streams, uploads and downloads. */
  raw?: boolean;
  /** Refuses before the body is read; only for what has no session. */
  admit?: (ctx: PublicContext, request: FastifyRequest) => Promise<void>;
  /** Answers during maintenance as well. */
  duringMaintenance?: boolean;
  /** Answers whoever needs a second factor and has none yet. */
  withoutFactor?: boolean;
  /** What it shows goes on with the clock, though nothing moves. */
  byTheMinute?: boolean;
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Its checks before and its reply after whoever answers. */
export function prepare(app: App, call: Call, schema: CallSchema, options: RouteOptions) {
  app.calls.push({ call, schema });
  const status = schema.status ?? 200;
  const checks = checksOf(call, schema);
  const url = `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`;

  function add(handler: Answer, onRequest?: Hook): void {
    app.http.route({
      method: call.method,
      url,
      handler,
      ...(onRequest ? { onRequest } : {}),
      ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
      ...(schema.reply && !options.raw ? written(status, schema.reply) : {}),
    });
  }

  function read(request: FastifyRequest, reply: FastifyReply, locale: Locale) {
    return {
      params: checks.params(request.params, locale),
      query: checks.query(request.query, locale),
      body: checks.body(request.body, locale),
      ifMatch: schema.ifMatch ? ifMatchOf(request) : undefined,
      request,
      reply,
    };
  }

  /** `tag`: what a conditional reply depends on besides the thing's own version. */
  function finish(reply: FastifyReply, result: unknown, tag: string | undefined): unknown {
    if (options.raw) return reply.sent || result === undefined ? reply : result;
    if (status !== 200) reply.code(status);
    const version = versionOf(result);
    if (tag !== undefined) reply.header('etag', etagOf(tag, version));
    else if (version !== undefined) reply.header('etag', `"${version}"`);
    return result;
  }

  return { add, read, finish };
}

function written(status: number, reply: TSchema) {
  return {
    schema: { response: { [status]: reply } },
    serializerCompiler: () => serialiserOf(reply),
  };
}

function checksOf(call: Call, schema: CallSchema): Record<'params' | 'query' | 'body', Check> {
  const changes = call.method === 'PUT' || call.method === 'PATCH';
  return {
    params: checkOf('params', schema.params),
    query: checkOf('query', schema.query),
    body: checkOf('body', schema.body, changes ? readOnlyFields(schema) : []),
  };
}

/** What the same thing carries but nobody may set; sent back on an update it is ignored. */
function readOnlyFields({ body, reply }: CallSchema): string[] {
  const editable = namesOf(body);
  return namesOf(reply).filter((name) => !editable.includes(name));
}

function namesOf(schema: TSchema | undefined): string[] {
  return schema && 'properties' in schema ? Object.keys(schema.properties as object) : [];
}
