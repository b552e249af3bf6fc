import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Config } from '../config/config.ts';

const version = 'v1';
const ivLength = 12;
const tagLength = 16;

/** For an address or a token that nobody guesses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of one that need not be had back. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** In a time that does not depend on how far they agree. */
export const isSameSecret = (given: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(hashOfSecret(given)), Buffer.from(hashOfSecret(wanted)));

/** Encrypts what must be had back, such as an API key. `purpose` binds it to its place: `education:<user>`. */
export function sealSecret(
  { SECRET_KEY }: Pick<Config, 'SECRET_KEY'>,
  secret: string,
  purpose: string,
): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyFor(SECRET_KEY), iv).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([
    cipher.update(secret, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return [version, keyId(SECRET_KEY), iv.toString('base64url'), sealed.toString('base64url')].join(
    '.',
  );
}

/** False after the key has become another one. */
export const isSealedHere = ({ SECRET_KEY }: Pick<Config, 'SECRET_KEY'>, text: string): boolean =>
  text.startsWith(`${version}.${keyId(SECRET_KEY)}.`);

/** Throws when the key is another one, or the text was changed or moved. */
export function openSecret(
  { SECRET_KEY }: Pick<Config, 'SECRET_KEY'>,
  text: string,
  purpose: string,
): string {
  const [, id, iv = '', sealed = ''] = text.split('.');
  if (!isSealedHere({ SECRET_KEY }, text)) {
    throw new Error(
      `This secret was encrypted with the key ${id ?? '?'}, which is not the present SECRET_KEY`,
    );
  }
  const bytes = Buffer.from(sealed, 'base64url');
  const split = bytes.length - tagLength;
  const decipher = createDecipheriv('aes-256-gcm', keyFor(SECRET_KEY), Buffer.from(iv, 'base64url'))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(split));
  return Buffer.concat([decipher.update(bytes.subarray(0, split)), decipher.final()]).toString(
    'utf8',
  );
}

/** Tells keys apart and says nothing of them. */
export const keyId = (key: Buffer): string =>
  createHash('sha256').update('id').update(key).digest('hex').slice(0, 8);

/** The cookie is signed with the same master key, so each use derives its own. */
const keyFor = (key: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', 'board stored secrets', 32));
