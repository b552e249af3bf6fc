import { type Access, type Call, type CallShape, isKeyed } from '@board/contracts/calls/call';
import { scopesFor } from '@board/contracts/constants/api-tokens';
import { revisionsHeader } from '@board/contracts/constants/headers';
import { type Standing, writeStanding } from '@board/contracts/constants/revisions';
import type { Role } from '@board/contracts/constants/roles';
import type { CallSchema } from '@board/contracts/schemas/call-schema';
import { minuteMs } from '@board/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, PublicContext } from '../context/context.ts';
import { standingOf } from '../context/moves.ts';
import { ServiceError } from '../errors/errors.ts';
import { holderOf, isApiToken, refuseBeyond } from '../plugins/api-token.ts';
import { authenticate } from '../plugins/authentication.ts';
import { heldEtag, personalTag } from '../plugins/conditional-get.ts';
import { once } from '../plugins/idempotency.ts';
import { requestLocale } from '../plugins/locale.ts';
import { closedForNow, isInMaintenance } from '../plugins/maintenance.ts';
import { isOf } from '../plugins/request-log.ts';
import { bearerToken } from '../plugins/session-token.ts';
import { refuseUnproven } from '../plugins/step-up.ts';
import { keepRoom } from '../plugins/waiting-bodies.ts';
import { revisionsOf } from '../writing/transaction.ts';
import type { App } from './app-type.ts';
import { prepare, type RouteOptions } from './prepare.ts';

type Part<Shape, Key extends keyof CallShape> = Shape extends { [K in Key]: infer Value }
  ? Value
  : undefined;

export interface Input<Shape extends CallShape> {
  params: Part<Shape, 'params'>;
  query: Part<Shape, 'query'>;
  body: Part<Shape, 'body'>;
  /** The version that the client saw, when the schema takes `If-Match` and it was sent. */
  ifMatch: number | undefined;
  /** For the few that stream, upload or set a header. */
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Reply<Shape extends CallShape> = Promise<Part<Shape, 'reply'>> | Part<Shape, 'reply'>;
export type Handler<Shape extends CallShape, Ctx> = (ctx: Ctx, input: Input<Shape>) => Reply<Shape>;

const ranks: Record<Role, number> = { student: 1, teacher: 2, admin: 3, super_admin: 4 };
const needed: Record<Access, number> = {
  public: 0,
  token: 0,
  user: 1,
  teacher: 2,
  admin: 3,
  super_admin: 4,
};

const mayCall = ({ role, permissions }: Context['actor'], { access, needs = [] }: Call): boolean =>
  ranks[role] >= needed[access] && needs.every((name) => permissions.includes(name));

/** Serves a call to whoever is signed in and may: checks, conditional reply, If-Match, Idempotency-Key. */
export function serve<Shape extends CallShape>(
  app: App,
  call: Call<Shape>,
  schema: CallSchema,
  handler: Handler<Shape, Context>,
  options: RouteOptions = {},
): void {
  if (needed[call.access] === 0) throw new Error(`${call.name} needs no session: servePublic`);
  const route = prepare(app, call, schema, options);
  const { services } = app;
  // With a key a handler runs inside one transaction, so it may await nothing but queries.
  const keyed = isKeyed(call);
  if (keyed && options.raw) throw new Error(`${call.name} keeps no reply: it is not repeatable`);

  async function whoAsks(request: FastifyRequest): Promise<Context> {
    const token = bearerToken(request);
    if (!isApiToken(token)) return authenticate(services, request, options);
    const holder = await holderOf(services, request, token);
    refuseBeyond(holder, scopesFor(call), call.writesSome);
    return holder.ctx;
  }

  async function enter(request: FastifyRequest): Promise<Context> {
    const ctx = await whoAsks(request);
    isOf(request, ctx.actor.userId);
    if (!mayCall(ctx.actor, call)) throw new ServiceError('request.forbidden');
    if (ctx.maintenance && !options.duringMaintenance && ranks[ctx.actor.role] < ranks.admin) {
      throw closedForNow();
    }
    if (call.matters === true) await refuseUnproven(ctx);
    return ctx;
  }

  async function answer(
    ctx: Context,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const { reads } = call;
    const { revisions } = ctx.actor;
    const minute = options.byTheMinute ? `-${Math.floor(ctx.clock.now() / minuteMs)}` : '';
    const tag = reads && personalTag(ctx, reads) + minute;
    const held = tag && heldEtag(request, tag);
    if (held) {
      stand(reply, standingOf(reads, revisions, revisions));
      return reply.header('etag', held).code(304).send();
    }
    const input = route.read(request, reply, ctx.locale) as Input<Shape>;
    const key = keyed ? request.headers['idempotency-key'] : undefined;
    const result =
      typeof key === 'string'
        ? await once(ctx, { key, call, body: input.body, path: request.url }, (inside) =>
            handler(inside, input),
          )
        : await handler(ctx, input);
    // Looked at again after the rows: what moved in between they may show or not.
    const after = reads && (await revisionsOf(ctx.database.reader, ctx.actor.userId));
    stand(reply, after ? standingOf(reads, revisions, after) : ctx.moves.standing());
    return route.finish(reply, result, tag);
  }

  if (call.method === 'GET') {
    route.add(async (request, reply) => {
      const ctx = await enter(request);
      const answered = () => answer(ctx, request, reply);
      // What streams may take as long as it likes, and its person goes on reading beside it.
      return options.raw ? answered() : app.reads.take(ctx.actor.userId, answered);
    });
    return;
  }
  // A body is read only for those who may send one.
  const entered = new WeakMap<FastifyRequest, Context>();
  route.add(
    (request, reply) => answer(entered.get(request) as Context, request, reply),
    async (request, reply) => {
      const ctx = await enter(request);
      keepRoom(request, reply, ctx.actor.userId);
      entered.set(request, ctx);
    },
  );
}

function stand(reply: FastifyReply, standing: Standing | undefined): void {
  if (standing) reply.header(revisionsHeader, writeStanding(standing));
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
  if (needed[call.access] > 0) throw new Error(`${call.name} needs a session: serve`);
  if (isKeyed(call)) throw new Error(`${call.name} keeps no reply: it is not repeatable`);
  const route = prepare(app, call, schema, { bodyLimit: publicBodyLimit, ...options });
  route.add(async (request, reply) => {
    const ctx = publicContext(app, request);
    const input = route.read(request, reply, ctx.locale) as Input<Shape>;
    return route.finish(reply, await handler(ctx, input), undefined);
  }, enter);

  async function enter(request: FastifyRequest): Promise<void> {
    const isClosed =
      !options.duringMaintenance && (await isInMaintenance(app.services.database.reader));
    if (isClosed) throw closedForNow();
    await options.admit?.(publicContext(app, request), request);
  }
}

export function publicContext({ services }: App, request: FastifyRequest): PublicContext {
  return {
    ...services,
    requestId: request.id,
    locale: requestLocale(request),
    address: request.ip,
    tx: undefined,
    snapshot: undefined,
  };
}
