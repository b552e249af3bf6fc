import { type Role, roles } from '@board/contracts/constants/roles';
import type { User } from '@board/contracts/schemas/user';
import { dayMs, secondMs } from '@board/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { PublicContext } from '../../../context/context.ts';
import { cookieOf, setCookie } from '../../../plugins/cookies.ts';
import { sign, signed } from './signed.ts';

/** What pages and registry depend on. It opens nothing: all it decides is which files are delivered. */
export interface Visitor {
  id: string;
  role: Role;
  /** Modules that the dashboard does not show. */
  hidden: readonly string[];
}

const cookie = 'board_visitor';
const maxAge = (90 * dayMs) / secondMs;

export function rememberVisitor(
  ctx: Pick<PublicContext, 'config'>,
  reply: FastifyReply,
  { id, role }: Pick<User, 'id' | 'role'>,
  hidden: readonly string[] = [],
): void {
  const visitor: Visitor = { id, role, hidden };
  setCookie(ctx.config, reply, { name: cookie, value: sign(ctx.config, visitor), maxAge });
}

export const forgetVisitor = ({ config }: Pick<PublicContext, 'config'>, reply: FastifyReply) =>
  setCookie(config, reply, { name: cookie, value: '', maxAge: 0 });

export function visitorOf(config: Config, request: FastifyRequest): Visitor | undefined {
  const value = cookieOf(request, cookie);
  const visitor = value === undefined ? undefined : signed<Partial<Visitor>>(config, value);
  // An older release of ours wrote other fields.
  return visitor && isVisitor(visitor) ? visitor : undefined;
}

const isVisitor = (visitor: Partial<Visitor>): visitor is Visitor =>
  typeof visitor.id === 'string' &&
  roles.some((role) => role === visitor.role) &&
  Array.isArray(visitor.hidden);
