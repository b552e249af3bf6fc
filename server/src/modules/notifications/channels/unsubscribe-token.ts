import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { callUrl } from '@board/contracts/calls/call-url';
import { showUnsubscribe } from '@board/contracts/calls/push';
import type { Config } from '../../../config.ts';

type Key = Pick<Config, 'SECRET_KEY'>;

/** Names a person and proves that we wrote it; it opens nothing but this one switch. */
export function unsubscribeToken(config: Key, userId: string): string {
  return `${userId}.${signature(config, userId)}`;
}

export function readUnsubscribeToken(config: Key, token: string): string | undefined {
  const [userId = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(config, userId));
  const actual = Buffer.from(given);
  const same = expected.length === actual.length && timingSafeEqual(expected, actual);
  return same ? userId : undefined;
}

export function unsubscribeLink(config: Key & Pick<Config, 'PUBLIC_URL'>, userId: string): string {
  const token = unsubscribeToken(config, userId);
  return `${config.PUBLIC_URL}${callUrl(showUnsubscribe, { query: { token } })}`;
}

function signature({ SECRET_KEY }: Key, userId: string): string {
  const key = Buffer.from(hkdfSync('sha256', SECRET_KEY, '', 'board unsubscribe', 32));
  return createHmac('sha256', key).update(userId).digest('base64url');
}
