import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { Backup } from '@board/contracts/schemas/backups';
import type { Services } from '../../../context/context.ts';
import { verifySnapshot } from '../../../database/snapshots/read-snapshot.ts';
import { writeSnapshot } from '../../../database/snapshots/write-snapshot.ts';
import { keyId } from '../../../secrets/secrets.ts';
import { instant } from '../../../time/clock.ts';
import { readSettings } from '../../settings/index.ts';
import { backupFolder, dropOldBackups, refuseWithoutSpace } from './backup-folder.ts';
import { backupName } from './backup-name.ts';
import { partOf } from './unfinished.ts';

/** For a twentieth more of size, packing takes little more than half of the work. */
const packing = { level: constants.Z_BEST_SPEED };

type Needed = Pick<Services, 'config' | 'database' | 'clock'>;

/** One state of everything, as compressed pieces; the reader sets the pace. */
export async function snapshotInto(
  { database, clock, config }: Needed,
  sink: NodeJS.WritableStream,
  signal?: AbortSignal,
): Promise<void> {
  await database.snapshot((connection) => {
    const about = { created_at: instant(clock.now()), key_id: keyId(config.SECRET_KEY) };
    const pieces = Readable.from(writeSnapshot(connection, about));
    return pipeline(pieces, createGzip(packing), sink, signal ? { signal } : {});
  });
}

/** It has its name only when it is whole, on the disk, and read once to the end. */
export async function makeBackup(
  services: Needed,
  kind: Backup['kind'],
  signal?: AbortSignal,
): Promise<Backup> {
  await refuseWithoutSpace(services.config);
  const folder = backupFolder(services.config);
  const created_at = instant(services.clock.now());
  const name = backupName(created_at, kind);
  const part = partOf(folder, name);
  try {
    await snapshotInto(services, createWriteStream(part, { mode: 0o600 }), signal);
    await verifySnapshot(part);
    await toDisk(part);
    await rename(part, join(folder, name));
    await toDisk(folder);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  if (kind === 'auto') {
    const { kept } = await readSettings(services.database.reader);
    await dropOldBackups(services.config, kept.backups);
  }
  const { size } = await stat(join(folder, name));
  return { name, kind, created_at: `${created_at.slice(0, 19)}.000Z`, bytes: size };
}

async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
