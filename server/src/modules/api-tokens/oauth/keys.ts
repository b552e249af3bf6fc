import { randomBytes } from 'node:crypto';
import { tokenHash } from '../../../plugins/session-token.ts';

const familyLength = 22;
const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

/**
 * Codes and refresh tokens of one grant begin with the same secret: whoever comes with the beginning
 * and another end holds one that was used before.
 */
export const newFamily = (): string => random(16);
export const newKey = (family: string): string => family + random(32);
export const familyOf = (key: string): string => key.slice(0, familyLength);

export const hashesOf = (key: string) => ({
  family_hash: tokenHash(familyOf(key)),
  key_hash: tokenHash(key),
});
