import { minuteMs, secondMs } from '@board/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { cookieOf, setCookie } from '../../../plugins/cookies.ts';
import { randomMark } from './begin-sign-in.ts';

const cookie = 'board_school';
const maxAge = (30 * minuteMs) / secondMs;

/** In the browser that is led to the school, so that what comes back counts there alone. */
export const browserMark = (request: FastifyRequest): string | undefined =>
  cookieOf(request, cookie);

/** Two tabs on the way at once have the same one. */
export function giveBrowserMark(
  config: Pick<Config, 'PUBLIC_URL'>,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const value = browserMark(request) ?? randomMark();
  setCookie(config, reply, { name: cookie, value, path: '/api', maxAge, sameSite: 'Strict' });
  return value;
}
