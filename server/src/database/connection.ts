import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './schema.ts';
import type { StatementMeter } from './statement-meter.ts';

export type Row = Record<string, unknown>;

export interface Result {
  rows: Row[];
  changed: number;
}

/** Something that answers statements: the pool of readers, a snapshot or a transaction. */
export interface Connection {
  readonly engine: Engine;
  /** Built per call. Statements on a hot path are made once with `statement()` instead. */
  readonly query: Kysely<Tables>;
  run(sql: string, values: readonly unknown[]): Result | Promise<Result>;
}

export interface Transaction extends Connection {
  /** Runs when the rows are safe; never when the transaction fails. */
  afterCommit(task: () => void): void;
}

export interface Database {
  readonly engine: Engine;
  /** Single reads. Each statement sees what is committed when it runs. */
  readonly reader: Connection;
  /** Several reads that see one state. */
  snapshot<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Nothing but queries may be awaited inside: on SQLite all writers wait meanwhile. Of one person,
   * or one key that is counted, one is under way; the others wait for it without a connection.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, person?: string): Promise<T>;
  /** How long those of this process took. */
  readonly statements: StatementMeter;
  /** Of this process. */
  connections(): { busy: number; idle: number; waiting: number };
  /** Resolves when the database answers, throws when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
