import type { Backup } from '@board/contracts/schemas/backups';

const form = /^board-(\d{4}-\d\d-\d\dT\d{6}Z)-(auto|manual|upgrade)\.jsonl\.gz$/;
/** What a copy is called after, wherever it lies off the host. */
const sealedEnd = '.sealed';

export const backupName = (instant: string, kind: Backup['kind']): string =>
  `board-${instant.slice(0, 19).replaceAll(':', '')}Z-${kind}.jsonl.gz`;

export const copyName = (name: string): string => name + sealedEnd;

/** What the name of a file says, if it is one of ours. */
export function backupNamed(name: string, bytes: number): Backup | undefined {
  const [, time, kind] = form.exec(name) ?? [];
  if (!time) return undefined;
  const created_at = `${time.slice(0, 13)}:${time.slice(13, 15)}:${time.slice(15, 17)}.000Z`;
  return { name, kind: kind as Backup['kind'], created_at, bytes };
}

export const copyNamed = (name: string, bytes: number): Backup | undefined =>
  name.endsWith(sealedEnd) ? backupNamed(name.slice(0, -sealedEnd.length), bytes) : undefined;

/** Names begin with their time. */
export const latestFirst = (one: Backup, other: Backup): number => (one.name < other.name ? 1 : -1);
