import type { Scope } from '@board/contracts/constants/scopes';
import type { Generated } from 'kysely';
import type { Flag } from '../row.ts';

/** Moved first by every write of a user; a personal reply is valid as long as they stand. */
export type RevisionsTable = {
  user_id: string;
  /** Whether a webhook of his waits for changes. */
  hooked: Generated<Flag>;
} & Record<Scope, number>;

/** One row: what is the same for everybody. */
export interface GlobalStateTable {
  id: 1;
  revision: number;
  maintenance: 0 | 1;
  /** Roles that do nothing without a second factor, with spaces between. */
  factor_roles: string;
  /** `role:permission` with spaces between. */
  withheld: string;
}

export interface IdempotencyKeysTable {
  user_id: string;
  /** Hash of method, path and the client's key. */
  key_hash: string;
  /** Hash of the body. */
  fingerprint: string;
  status: number;
  reply: string;
  etag: string | null;
  created_at: string;
}

/** Attempts counted in windows, shared by all instances. */
export interface ThrottlesTable {
  key: string;
  window_start: string;
  attempts: number;
}

export interface CoreTables {
  revisions: RevisionsTable;
  global_state: GlobalStateTable;
  idempotency_keys: IdempotencyKeysTable;
  throttles: ThrottlesTable;
}
