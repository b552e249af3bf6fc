import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { sourceDigest } from '../workspace/source-digest.ts';

/** A folder that is made anew where what it is made of has changed, or a making was cut short. */
export async function madeOnce(
  folder: string,
  sources: string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const stamp = `${folder}.stamp`;
  const digest = sourceDigest(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return folder;
  rmSync(stamp, { force: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await make(folder);
  writeFileSync(stamp, digest);
  return folder;
}
