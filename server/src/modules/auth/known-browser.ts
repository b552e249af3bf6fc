import { randomBytes } from 'node:crypto';
import { dayMs, secondMs } from '@board/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { cookieOf, setCookie } from '../../plugins/cookies.ts';
import { isSigned, signature } from '../../signatures.ts';

/**
 * A mark in a browser in which somebody has signed in. It opens nothing: whoever has it is counted
 * by himself when he mistypes, and no stranger's guesses at the same name keep him out.
 */
const cookie = 'board_browser';
const maxAge = (180 * dayMs) / secondMs;
/** People who share a browser; the latest first. */
const mostMarks = 5;

type Key = Pick<Config, 'SECRET_KEY'>;

/** What this browser is counted by, where the person of this name has signed in before. */
export function knownBrowser(config: Key, request: FastifyRequest, name: string) {
  return marksOf(request).find((mark) => isMarkOf(config, mark, name));
}

export function rememberBrowser(
  config: Key & Pick<Config, 'PUBLIC_URL'>,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): void {
  const before = marksOf(request);
  const known = before.find((mark) => isMarkOf(config, mark, name));
  const nonce = randomBytes(12).toString('base64url');
  const mark = known ?? `${nonce}.${signature(config, 'browser', signedOf(nonce, name))}`;
  const marks = [mark, ...before.filter((each) => each !== mark)].slice(0, mostMarks).join('~');
  const value = { name: cookie, value: marks, path: '/api/auth', maxAge };
  setCookie(config, reply, { ...value, sameSite: 'Strict' });
}

const marksOf = (request: FastifyRequest): string[] =>
  (cookieOf(request, cookie) ?? '').split('~').filter(Boolean).slice(0, mostMarks);

function isMarkOf(config: Key, mark: string, name: string): boolean {
  const [nonce = '', given = ''] = mark.split('.');
  return isSigned(config, 'browser', signedOf(nonce, name), given);
}

const signedOf = (nonce: string, name: string): string => `${nonce} ${name.trim().toLowerCase()}`;
