import { isUtf8 } from 'node:buffer';
import { mostJsonSigns, mostJsonValues } from '@board/contracts/constants/limits';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../errors/errors.ts';

/** What is larger comes, is read and is worked on in pieces, between which others have their turn. */
const mostAtOnce = 1024 * 1024;
const atOnce = (work: () => void): void => work();

/** JSON in UTF-8 and nothing else. What could not be kept as it was sent is refused, not mended. */
export function acceptJson(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      if (!saysUtf8(request.headers['content-type']))
        return done(new ServiceError('request.unsupported_charset'));
      if (isEncoded(request.headers['content-encoding']))
        return done(new ServiceError('request.unsupported_encoding'));
      if (body.length === 0) return done(null, undefined);
      if (!isUtf8(body)) return done(new ServiceError('request.not_utf8'));
      if (isIntricate(body)) return done(new ServiceError('request.too_large'));
      const next = body.length > mostAtOnce ? setImmediate : atOnce;
      return next(() => {
        const text = body.toString('utf8');
        next(() =>
          parse(request, text, (error, value) => {
            const isLost = !error && isSuspicious(body, text) && holdsUnkeepable(value);
            const problem = isLost ? new ServiceError('request.unkeepable_text') : error;
            next(() => done(problem, value));
          }),
        );
      });
    },
  );
}

function saysUtf8(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

const isEncoded = (encoding = 'identity'): boolean => encoding.toLowerCase() !== 'identity';

const bytes = { quote: 0x22, backslash: 0x5c, comma: 0x2c, list: 0x5b, object: 0x7b };

/**
 * JSON.parse takes 20 ms for 14 MB of one text, ten times as long where they are escapes, digits or
 * spaces, and three seconds for as much of brackets.
 */
function isIntricate(body: Buffer): boolean {
  if (body.length <= mostJsonValues) return false;
  let values = 0;
  let signs = 0;
  let slash = body.indexOf(bytes.backslash);
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    signs += 1;
    if (byte === bytes.comma || byte === bytes.list || byte === bytes.object) values += 1;
    if (values > mostJsonValues || signs > mostJsonSigns) return true;
    if (byte !== bytes.quote) continue;
    if (slash >= 0 && slash < at) slash = body.indexOf(bytes.backslash, at);
    const end = body.indexOf(bytes.quote, at + 1);
    if (end < 0) return false;
    if (slash < 0 || slash > end) {
      at = end;
      continue;
    }
    for (at += 1; at < body.length && body[at] !== bytes.quote; at += 1) {
      if (body[at] !== bytes.backslash) continue;
      signs += 1;
      at += 1;
    }
  }
  return signs > mostJsonSigns;
}

/** NUL fits no text of PostgreSQL, and half of a surrogate pair no UTF-8. Only an escape brings them. */
const suspicious = /\\u(0000|d[89a-f])/i;
/** Bytes are looked through ten times as fast. */
const isSuspicious = (body: Buffer, text: string) => body.includes('\\u') && suspicious.test(text);

/** Without recursion: a body may be as deep as it is long. */
function holdsUnkeepable(body: unknown): boolean {
  const rest = [body];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return true;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) rest.push(key, inner);
    }
  }
  return false;
}
