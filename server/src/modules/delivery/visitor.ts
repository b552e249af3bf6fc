import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { mayAdministrate } from '@board/contracts/constants/roles';
import type { User } from '@board/contracts/schemas/user';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { PublicContext } from '../../context.ts';

/** What the page's preloads depend on. It opens nothing: whoever forges it downloads other files early. */
export interface Visitor {
  channel: string;
  admin: boolean;
  /** Modules that the dashboard does not show. */
  hidden: readonly string[];
}

const cookie = 'board_visitor';
const maxAge = 90 * 24 * 60 * 60;

export function rememberVisitor(
  ctx: Pick<PublicContext, 'config'>,
  reply: FastifyReply,
  user: Pick<User, 'role'>,
  hidden: readonly string[] = [],
): void {
  const visitor: Visitor = { channel: 'stable', admin: mayAdministrate(user.role), hidden };
  const payload = Buffer.from(JSON.stringify(visitor)).toString('base64url');
  const secure = ctx.config.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookie}=${payload}.${signature(ctx.config, payload)}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
  );
}

export function forgetVisitor(reply: FastifyReply): void {
  reply.header('set-cookie', `${cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
}

export function visitorOf(config: Config, request: FastifyRequest): Visitor | undefined {
  const value = new RegExp(`(?:^|;\\s*)${cookie}=([\\w.-]+)`).exec(
    request.headers.cookie ?? '',
  )?.[1];
  const [payload, signed] = value?.split('.') ?? [];
  if (!payload || !signed) return undefined;
  const expected = Buffer.from(signature(config, payload));
  const given = Buffer.from(signed);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Visitor;
}

const keys = new WeakMap<Config, Buffer>();

function signature(config: Config, payload: string): string {
  let key = keys.get(config);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', config.SECRET_KEY, '', 'board visitor cookie', 32));
    keys.set(config, key);
  }
  return createHmac('sha256', key).update(payload).digest('base64url');
}
