import { apiTokenLimit } from '@board/contracts/constants/api-tokens';
import { oauthLimit } from '@board/contracts/constants/oauth';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Config } from '../../../config/config.ts';
import { isSigned, signature } from '../../../secrets/signatures.ts';
import { mayLeadTo } from './redirects.ts';
import { Refusal } from './refusal.ts';

export interface Client {
  id: string;
  /** What it calls itself. */
  name: string;
  redirects: readonly string[];
}

type Key = Pick<Config, 'SECRET_KEY'>;

const registration = Compile(
  Type.Object({
    redirect_uris: Type.Array(Type.String({ maxLength: oauthLimit.redirect }), {
      minItems: 1,
      maxItems: oauthLimit.redirects,
    }),
    client_name: Type.Optional(Type.String({ maxLength: 500 })),
  }),
);

/**
 * A program registers without anybody asking for it, so nothing is kept of it: its id holds what it
 * said, signed (RFC 7591, A.5.2). What a person has agreed to is a row; nothing else grows old here.
 */
export function registerClient(config: Key, said: unknown): Client {
  if (!registration.Check(said)) throw new Refusal('invalid_client_metadata');
  const { redirect_uris: redirects, client_name = '' } = said;
  if (!redirects.every(mayLeadTo)) throw new Refusal('invalid_redirect_uri');
  const name = plain(client_name) || hostOf(redirects[0] as string);
  const text = Buffer.from(JSON.stringify([name, ...redirects])).toString('base64url');
  const id = `${text}.${signature(config, 'oauth client', text)}`;
  if (id.length > oauthLimit.clientId) throw new Refusal('invalid_client_metadata');
  return { id, name, redirects };
}

/** Who comes with an id that is none of ours, or of another key, is nobody. */
export function knownClient(config: Key, id: string): Client | undefined {
  const [text = '', mark = ''] = id.split('.');
  if (!isSigned(config, 'oauth client', text, mark)) return undefined;
  const [name = '', ...redirects] = JSON.parse(
    Buffer.from(text, 'base64url').toString('utf8'),
  ) as string[];
  return { id, name, redirects };
}

export const hostOf = (address: string): string => new URL(address).host;

/** No sign that turns the sentence around in which it will stand. */
const plain = (name: string): string =>
  name
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, apiTokenLimit.name)
    .toWellFormed();
