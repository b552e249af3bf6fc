import { type Access, type Call, type CallShape, isKeyed } from '@board/contracts/calls/call';
import type { Locale } from '@board/contracts/constants/locales';
import type { Role } from '@board/contracts/constants/roles';
import type { CallSchema } from '@board/contracts/schemas/call-schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { App } from './app-type.ts';
import type { Context, PublicContext } from './context.ts';
import { ServiceError } from './errors.ts';
import { isInMaintenance } from './maintenance.ts';
import { authenticate } from './plugins/authentication.ts';
import { isFresh, personalEtag } from './plugins/conditional-get.ts';
import { once } from './plugins/idempotency.ts';
import { ifMatchOf, versionTag } from './plugins/if-match.ts';
import { requestLocale } from './plugins/locale.ts';
import { serialiserOf } from './serialiser.ts';
import { type Check, checkOf } from './validation.ts';

type Part<Shape, Key extends keyof CallShape> = Shape extends { [K in Key]: infer Value }
  ? Value
  : undefined;

export interface Input<Shape extends CallShape> {
  params: Part<Shape, 'params'>;
  query: Part<Shape, 'query'>;
  body: Part<Shape, 'body'>;
  /** The version that the client saw, when it sent `If-Match`. */
  ifMatch: number | undefined;
  /** For the few that stream, upload or set a header. */
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<Shape extends CallShape, Ctx> = (
  ctx: Ctx,
  input: Input<Shape>,
) => Promise<Part<Shape, 'reply'>> | Part<Shape, 'reply'>;

export interface RouteOptions {
  bodyLimit?: number;
  /** The handler reads and answers by itself: streams, uploads and downloads. */
  raw?: boolean;
  /** Answers during maintenance as well. */
  duringMaintenance?: boolean;
}

const ranks: Record<Role, number> = { student: 1, teacher: 2, admin: 3, super_admin: 4 };
const needed: Record<Access, number> = { public: 0, user: 1, teacher: 2, admin: 3, super_admin: 4 };

/** Serves a call to whoever is signed in and may: checks, conditional reply, If-Match, Idempotency-Key. */
export function serve<Shape extends CallShape>(
  app: App,
  call: Call<Shape>,
  schema: CallSchema,
  handler: Handler<Shape, Context>,
  options: RouteOptions = {},
): void {
  if (call.access === 'public') throw new Error(`${call.name} is public: servePublic`);
  const route = prepare(app, call, schema, options);
  const { services } = app;
  // With a key a handler runs inside one transaction, so it may await nothing but queries.
  const keyed = isKeyed(call);
  if (keyed && options.raw) throw new Error(`${call.name} keeps no reply: it is not repeatable`);

  async function enter(request: FastifyRequest): Promise<Context> {
    const ctx = await authenticate(services, request);
    if (ranks[ctx.actor.role] < needed[call.access]) throw new ServiceError('request.forbidden');
    if (ctx.maintenance && !options.duringMaintenance && ranks[ctx.actor.role] < ranks.admin) {
      throw closedForNow();
    }
    return ctx;
  }

  async function answer(
    ctx: Context,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    if (call.reads) {
      const etag = personalEtag(ctx, call.reads);
      reply.header('etag', etag);
      if (isFresh(request, etag)) return reply.code(304).send();
    }
    const input = route.read(request, reply, ctx.locale) as Input<Shape>;
    const key = keyed ? request.headers['idempotency-key'] : undefined;
    const result =
      typeof key === 'string'
        ? await once(ctx, { key, call, body: input.body, path: request.url }, (inside) =>
            handler(inside, input),
          )
        : await handler(ctx, input);
    return route.finish(reply, result, call.reads === undefined);
  }

  if (call.method === 'GET') {
    route.add(async (request, reply) => answer(await enter(request), request, reply));
    return;
  }
  // A body is read only for those who may send one.
  const entered = new WeakMap<FastifyRequest, Context>();
  route.add(
    (request, reply) => answer(entered.get(request) as Context, request, reply),
    async (request) => {
      entered.set(request, await enter(request));
    },
  );
}

/** What nobody answers for costs little to read. */
const publicBodyLimit = 16 * 1024;

/** Serves a call without a session. */
export function servePublic<Shape extends CallShape>(
  app: App,
  call: Call<Shape>,
  schema: CallSchema,
  handler: Handler<Shape, PublicContext>,
  options: RouteOptions = {},
): void {
  if (call.access !== 'public') throw new Error(`${call.name} is not public: serve`);
  if (isKeyed(call)) throw new Error(`${call.name} keeps no reply: it is not repeatable`);
  const route = prepare(app, call, schema, { bodyLimit: publicBodyLimit, ...options });
  route.add(async (request, reply) => {
    const locale = requestLocale(request);
    const ctx = publicContext(app, request, locale);
    const input = route.read(request, reply, locale) as Input<Shape>;
    return route.finish(reply, await handler(ctx, input), false);
  }, refuseInMaintenance);

  async function refuseInMaintenance(): Promise<void> {
    if (options.duringMaintenance) return;
    if (await isInMaintenance(app.services.database.reader)) throw closedForNow();
  }
}

/** Nobody knows how long it takes; a minute keeps the callers from hammering. */
const closedForNow = () => new ServiceError('server.maintenance', { retryAfter: 60 });

function publicContext({ services }: App, request: FastifyRequest, locale: Locale): PublicContext {
  return {
    ...services,
    requestId: request.id,
    locale,
    address: request.ip,
    tx: undefined,
    snapshot: undefined,
  };
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Hook = (request: FastifyRequest) => Promise<void>;

function prepare(app: App, call: Call, schema: CallSchema, options: RouteOptions) {
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
      ifMatch: ifMatchOf(request),
      request,
      reply,
    };
  }

  function finish(reply: FastifyReply, result: unknown, versioned: boolean): unknown {
    if (options.raw) return reply.sent || result === undefined ? reply : result;
    if (status !== 200) reply.code(status);
    if (versioned) {
      const tag = versionTag(result);
      if (tag) reply.header('etag', tag);
    }
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
