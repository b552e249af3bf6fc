import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

interface Cookie {
  name: string;
  /** Empty forgets it. */
  value: string;
  path?: string;
  /** In seconds. */
  maxAge: number;
  sameSite?: 'Lax' | 'Strict';
}

/** No script reads it, and where the product is served over https nobody on the way does. */
export function setCookie(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  reply: FastifyReply,
  { name, value, path = '/', maxAge, sameSite = 'Lax' }: Cookie,
): void {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAge}`, 'HttpOnly'];
  parts.push(`SameSite=${sameSite}`);
  if (PUBLIC_URL.startsWith('https:')) parts.push('Secure');
  reply.header('set-cookie', parts.join('; '));
}

/** The letters that a cookie of ours is made of end where another one's begin. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w.:~-]+)`).exec(headers.cookie ?? '')?.[1];
