import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Backup } from '@board/contracts/schemas/backups';
import { ServiceError } from '../../../../errors/errors.ts';
import { copyName, copyNamed, latestFirst } from '../backup-name.ts';
import { dropUnfinished, partOf } from '../unfinished.ts';
import type { BackupStore } from './backup-store.ts';

/** A folder that leads to another machine. It is never made: where nothing is mounted there is none. */
export function folderStore(folder: string): BackupStore {
  const pathOf = (name: string) => join(folder, copyName(name));
  const names = () => reached(() => readdir(folder));

  return {
    async list() {
      const found: Backup[] = [];
      for (const name of await names()) {
        if (!copyNamed(name, 0)) continue;
        const file = await stat(join(folder, name)).catch(() => undefined);
        const copy = file && copyNamed(name, file.size);
        if (copy) found.push(copy);
      }
      return found.sort(latestFirst);
    },
    async put(name, sealed) {
      await reached(() => dropUnfinished(folder));
      const part = partOf(folder, name);
      try {
        await reached(async () => {
          await pipeline(sealed, createWriteStream(part, { mode: 0o600, flush: true }));
          await rename(part, pathOf(name));
        });
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    get: (name) => createReadStream(pathOf(name)),
    remove: (name) => reached(() => rm(pathOf(name), { force: true })),
  };
}

async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new ServiceError('admin.backup_store_away', {
      fill: { why: code ?? message },
      cause: error,
    });
  }
}
