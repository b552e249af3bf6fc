import type { Database } from '../connection.ts';

/** Where a restored database is made beside the present one, and how it takes its place. */
export interface RestorePlace {
  /** Refuses when a server uses the present one. */
  prepare(): Promise<void>;
  open(): Database;
  /** All at once; answers where the former one is now, if there was one. */
  replace(): Promise<string | undefined>;
  discard(): Promise<void>;
}
