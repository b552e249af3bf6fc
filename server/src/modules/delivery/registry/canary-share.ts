import { createHash } from 'node:crypto';

/** Whoever is in stays in while the share grows, and the next release begins with others. */
export function isInShare(
  person: string,
  { remote, version }: { remote: string; version: string },
  share: number,
): boolean {
  if (share === 0) return false;
  const digest = createHash('sha256').update(`${person} ${remote} ${version}`).digest();
  return digest.readUInt32BE(0) % 100 < share;
}
