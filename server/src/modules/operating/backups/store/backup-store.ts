import type { Backup } from '@board/contracts/schemas/backups';

/** Where copies of backups lie off the host. They are called after the backups, and are sealed. */
export interface BackupStore {
  /** The latest first, each as long as its copy. */
  list(): Promise<Backup[]>;
  /** Whole under its name, or not at all. */
  put(name: string, sealed: AsyncIterable<Buffer>): Promise<void>;
  get(name: string): AsyncIterable<Uint8Array>;
  remove(name: string): Promise<void>;
}
