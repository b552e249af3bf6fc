import { randomBytes } from 'node:crypto';
import { dayMs, secondMs } from '@board/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { cookieOf, setCookie } from '../../plugins/cookies.ts';
import { isSigned, signature } from '../../secrets/signatures.ts';

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
  const nonce = nonceOf(config, request, name);
  return nonce && markOf(config, nonce, name);
}

/** The same where nobody has said yet who he is: anybody has signed in here before. */
export const anyKnownBrowser = (config: Key, request: FastifyRequest): string | undefined =>
  marksOf(request).find(({ nonce, any }) => isSigned(config, 'browser', nonce, any))?.nonce;

export function rememberBrowser(
  config: Key & Pick<Config, 'PUBLIC_URL'>,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): void {
  const nonce = nonceOf(config, request, name) ?? randomBytes(12).toString('base64url');
  const mark = `${markOf(config, nonce, name)}.${signature(config, 'browser', nonce)}`;
  const others = marksOf(request).filter((each) => each.nonce !== nonce);
  const marks = [mark, ...others.map(({ text }) => text)].slice(0, mostMarks).join('~');
  const value = { name: cookie, value: marks, path: '/api/auth', maxAge };
  setCookie(config, reply, { ...value, sameSite: 'Strict' });
}

function marksOf(request: FastifyRequest) {
  const texts = (cookieOf(request, cookie) ?? '').split('~').filter(Boolean);
  return texts.slice(0, mostMarks).map((text) => {
    const [nonce = '', own = '', any = ''] = text.split('.');
    return { text, nonce, own, any };
  });
}

const nonceOf = (config: Key, request: FastifyRequest, name: string): string | undefined =>
  marksOf(request).find(({ nonce, own }) => isSigned(config, 'browser', signedOf(nonce, name), own))
    ?.nonce;

const markOf = (config: Key, nonce: string, name: string): string =>
  `${nonce}.${signature(config, 'browser', signedOf(nonce, name))}`;

const signedOf = (nonce: string, name: string): string => `${nonce} ${name.trim().toLowerCase()}`;
