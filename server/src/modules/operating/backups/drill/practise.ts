import type { ErrorCode } from '@board/contracts/constants/error-codes';
import { DamagedSnapshot } from '../../../../database/snapshots/read-snapshot.ts';
import { restoreSnapshot } from '../../../../database/snapshots/restore-snapshot.ts';
import { ServiceError } from '../../../../errors/errors.ts';
import { openBackup } from '../sealing/unseal.ts';

export interface Practice {
  path: string;
  /** An empty one, for the database. */
  folder: string;
  key: Uint8Array | undefined;
}

export type Practised =
  | { rows: number }
  | { refused: { code: ErrorCode; fill: Record<string, string | number> } };

/** A whole restore into an SQLite of its own: every table is compared with what the file says of it. */
export async function practise({ path, folder, key }: Practice): Promise<Practised> {
  try {
    const file = await openBackup(path, key && Buffer.from(key));
    const place = { url: '', dataDir: folder, now: Date.now() };
    return { rows: (await restoreSnapshot(file, place)).summary.rows };
  } catch (error) {
    if (error instanceof ServiceError) return { refused: { code: error.code, fill: error.fill } };
    const code = error instanceof DamagedSnapshot ? 'admin.backup_damaged' : 'admin.drill_failed';
    return { refused: { code, fill: { why: (error as Error).message } } };
  }
}
