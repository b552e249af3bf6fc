import { minuteMs, secondMs } from '@board/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { cookieOf, setCookie } from '../../../plugins/cookies.ts';
import { randomMark } from './begin-sign-in.ts';

/** Over https in the form that no other host of the same school can set. */
const cookieAt = ({ PUBLIC_URL }: Site) =>
  PUBLIC_URL.startsWith('https:')
    ? { name: '__Host-board_school', path: '/' }
    : { name: 'board_school', path: '/api' };
type Site = Pick<Config, 'PUBLIC_URL'>;

const maxAge = (30 * minuteMs) / secondMs;

/** In the browser that is led to the school, so that what comes back counts there alone. */
export const browserMark = (config: Site, request: FastifyRequest): string | undefined =>
  cookieOf(request, cookieAt(config).name);

/** Two tabs on the way at once have the same one. */
export function giveBrowserMark(
  config: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const value = browserMark(config, request) ?? randomMark();
  setCookie(config, reply, { ...cookieAt(config), value, maxAge, sameSite: 'Strict' });
  return value;
}
