import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (user: string): Buffer => createHmac('sha256', 'anchor-key').update(user).digest();

export const anchorToken = (user: string): string => `${user}.${sign(user).toString('base64url')}`;

/** Whose token it is, or nobody's. */
export function userOf(token: string): string | undefined {
  const [user = '', given = ''] = token.split('.');
  const actual = Buffer.from(given, 'base64url');
  const expected = sign(user);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? user : undefined;
}
