import * as calls from '@board/contracts/calls/auth';
import { authSchemas as schemas } from '@board/contracts/schemas/auth';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-type.ts';
import { bearerToken } from '../../plugins/authentication.ts';
import { serve, servePublic } from '../../routes.ts';
import { single } from '../../transaction.ts';
import { forgetVisitor, rememberVisitor } from '../delivery/index.ts';
import { profileOf } from '../users/index.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { refreshToken } from './refresh-token.ts';
import { registerUser } from './register-user.ts';

const agentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

export function authRoutes(app: App): void {
  servePublic(app, calls.register, schemas.register, async (ctx, { body, request, reply }) => {
    const { role: _, ...person } = body;
    const { user, token } = await registerUser(ctx, { ...person, userAgent: agentOf(request) });
    rememberVisitor(ctx, reply, user);
    return { success: true, user, token };
  });
  servePublic(app, calls.login, schemas.login, async (ctx, { body, request, reply }) => {
    const { user, token } = await logIn(ctx, { ...body, userAgent: agentOf(request) });
    rememberVisitor(ctx, reply, user);
    return { success: true, user, token };
  });
  servePublic(app, calls.refreshToken, schemas.refreshToken, async (ctx, { request }) => ({
    success: true,
    token: await refreshToken(ctx, bearerToken(request)),
  }));
  const open = { duringMaintenance: true, idempotency: false };
  serve(
    app,
    calls.logout,
    schemas.logout,
    async (ctx, { reply }) => {
      await logOut(ctx);
      forgetVisitor(reply);
      return { success: true };
    },
    open,
  );
  serve(
    app,
    calls.verifySession,
    schemas.verifySession,
    async (ctx, { reply }) => {
      const user = await profileOf(ctx, single(ctx), ctx.actor.userId);
      rememberVisitor(ctx, reply, user);
      return { success: true, user };
    },
    open,
  );
}
