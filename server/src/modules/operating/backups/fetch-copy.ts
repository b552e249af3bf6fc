import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { BackupStore } from './store/backup-store.ts';

/** As it lies in the store, sealed: what is in it is on no disk but a restored one. */
export const fetchCopy = (store: BackupStore, name: string, path: string): Promise<void> =>
  pipeline(store.get(name), createWriteStream(path, { mode: 0o600 }));
