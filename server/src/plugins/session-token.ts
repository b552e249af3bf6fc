import { hash } from 'node:crypto';
import { dayMs, secondMs } from '@board/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { cookieOf, setCookie } from './cookies.ts';

export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer +(\S+)\s*$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * With SESSION_TOKENS=cookie the token stays where no script reads it, and the page is given a name
 * for it. A cookie alone opens nothing: the request has to say the name in a header, which no other
 * site can send, and a page never acts for whoever signed in beside it.
 */
const cookie = 'board_session';
const mark = 'cookie.';
/** Longer than any session may be: the server knows when this one ends. */
const maxAge = (366 * dayMs) / secondMs;

const nameOf = (token: string): string => mark + tokenHash(token).slice(0, 20);

/** What the session of whoever asks is known by, wherever the browser keeps it. */
export function sessionToken(request: FastifyRequest): string | undefined {
  const said = bearerToken(request);
  if (!said?.startsWith(mark)) return said;
  return cookieOf(request, cookie)
    ?.split('~')
    .find((token) => nameOf(token) === said);
}

/** What the page is told. The token before is kept beside it: for a tab that has not heard yet. */
export function handOver(
  config: Pick<Config, 'PUBLIC_URL' | 'SESSION_TOKENS'>,
  reply: FastifyReply,
  token: string,
  before?: string,
): string {
  if (config.SESSION_TOKENS === 'page') return token;
  keep(config, reply, before === undefined ? token : `${token}~${before}`, maxAge);
  return nameOf(token);
}

export const takeBack = (config: Pick<Config, 'PUBLIC_URL'>, reply: FastifyReply): void =>
  keep(config, reply, '', 0);

function keep(
  config: Pick<Config, 'PUBLIC_URL'>,
  reply: FastifyReply,
  value: string,
  maxAge: number,
): void {
  setCookie(config, reply, { name: cookie, value, path: '/api', maxAge, sameSite: 'Strict' });
}
