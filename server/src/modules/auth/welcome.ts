import type { User } from '@board/contracts/schemas/user';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicContext } from '../../context/context.ts';
import { handOver } from '../../plugins/session-token.ts';
import { single } from '../../writing/transaction.ts';
import { rememberVisitor } from '../delivery/index.ts';
import { findUser, hiddenModules, layoutOf } from '../users/index.ts';
import { rememberBrowser } from './known-browser.ts';

export const agentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** The reply to a sign-in, which the browser and what it is served next know from now on. */
export async function welcome(
  ctx: PublicContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, token }: { user: User; token: string },
) {
  await rememberBoard(ctx, reply, user);
  rememberBrowser(ctx.config, request, reply, user.username);
  return { success: true, user, token: handOver(ctx.config, reply, token) };
}

export async function rememberBoard(
  ctx: PublicContext,
  reply: FastifyReply,
  user: User,
): Promise<void> {
  const row = await findUser(single(ctx), user.id);
  rememberVisitor(ctx, reply, user, row ? hiddenModules(layoutOf(row)) : []);
}
