import { callUrl } from '@board/contracts/calls/call-url';
import { showUnsubscribe } from '@board/contracts/calls/push';
import type { Config } from '../../../config/config.ts';
import { isSigned, signature } from '../../../secrets/signatures.ts';

type Key = Pick<Config, 'SECRET_KEY'>;

/** Names a person and proves that we wrote it; it opens nothing but this one switch. */
export function unsubscribeToken(config: Key, userId: string): string {
  return `${userId}.${signature(config, 'unsubscribe', userId)}`;
}

export function readUnsubscribeToken(config: Key, token: string): string | undefined {
  const [userId = '', given = ''] = token.split('.');
  return isSigned(config, 'unsubscribe', userId, given) ? userId : undefined;
}

export function unsubscribeLink(config: Key & Pick<Config, 'PUBLIC_URL'>, userId: string): string {
  const token = unsubscribeToken(config, userId);
  return `${config.PUBLIC_URL}${callUrl(showUnsubscribe, { query: { token } })}`;
}
