import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '@board/time';

const unfinished = '.part';

/** Where a file is written until it is whole; another instance may be writing the same one beside it. */
export const partOf = (folder: string, name: string): string =>
  join(folder, `${name}.${randomUUID()}${unfinished}`);

/** What a crash left behind a day ago: what is younger may still be written, by whom ever shares the folder. */
export async function dropUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinished)) continue;
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (file && file.mtimeMs < Date.now() - dayMs) await rm(path, { force: true });
  }
}
