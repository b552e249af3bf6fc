import { createHash } from 'node:crypto';

/** SHA-384 in base64url: what `integrity` says, fit for names and addresses. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha384').update(bytes).digest('base64url');

export const hashOfIntegrity = (integrity: string): string =>
  integrity
    .replace(/^sha384-/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
