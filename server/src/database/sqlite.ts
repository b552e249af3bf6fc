import { closeSync, fchmodSync, fstatSync, openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import { Turns, writesInFlight } from '../turns/turns.ts';
import type { Connection, Database, Transaction } from './connection.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { StatementMeter } from './statement-meter.ts';

const readers = 4;
const busyMs = 5_000;
const retryMs = 5;

/** Embedded: one writer, and readers of their own that the write-ahead log lets never wait for it. */
export function openSqlite(path: string): Database {
  // Other accounts of the machine have no business in it; what SQLite puts beside it is as open as it.
  const file = openSync(path, 'a', 0o600);
  if (fstatSync(file).uid === process.getuid?.()) fchmodSync(file, 0o600);
  closeSync(file);
  const turns = new Turns(writesInFlight);
  const statements = new StatementMeter();
  const writer = open(path, false, statements);
  writer.exec('pragma busy_timeout = 0');
  const reader = open(path, true, statements);
  const idle: SqliteConnection[] = [];
  const waiting: ((connection: SqliteConnection) => void)[] = [];
  let opened = 0;
  let lastWrite: Promise<unknown> = Promise.resolve();

  function lease(): SqliteConnection | Promise<SqliteConnection> {
    const free = idle.pop();
    if (free) return free;
    if (opened < readers) {
      opened += 1;
      return open(path, true, statements);
    }
    return new Promise((resolve) => waiting.push(resolve));
  }

  function giveBack(connection: SqliteConnection): void {
    const next = waiting.shift();
    if (next) next(connection);
    else idle.push(connection);
  }

  async function snapshot<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await lease();
    try {
      connection.run('begin', []);
      try {
        return await work(connection);
      } finally {
        connection.run('commit', []);
      }
    } finally {
      giveBack(connection);
    }
  }

  async function exclusive<T>(work: (tx: Transaction) => Promise<T>, deadline: number): Promise<T> {
    const after: (() => void)[] = [];
    const tx: Transaction = {
      engine: 'sqlite',
      query: writer.query,
      run: (sql, values) => writer.run(sql, values),
      afterCommit: (task) => after.push(task),
    };
    await begin(writer, deadline);
    let result: T;
    try {
      result = await work(tx);
      writer.run('commit', []);
    } catch (error) {
      rollback(writer);
      throw error;
    }
    for (const task of after) task();
    return result;
  }

  return {
    engine: 'sqlite',
    reader,
    snapshot,
    transaction(work, person) {
      const lineUp = () => {
        // From now, or whoever stands behind others would wait as long again for each of them.
        const deadline = Date.now() + busyMs;
        const turn = lastWrite.then(() => exclusive(work, deadline));
        lastWrite = turn.catch(() => {});
        return turn;
      };
      return person === undefined ? lineUp() : turns.take(person, lineUp);
    },
    statements,
    connections: () => ({
      busy: opened - idle.length,
      idle: idle.length,
      waiting: waiting.length,
    }),
    async ping() {
      reader.run('select 1', []);
    },
    async close() {
      await lastWrite;
      for (const connection of [...idle, reader, writer]) connection.close();
    },
  };
}

function open(path: string, readonly: boolean, meter: StatementMeter): SqliteConnection {
  const file = new BetterSqlite(path);
  try {
    file.pragma(`busy_timeout = ${busyMs}`);
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    file.pragma('cache_size = -8000');
    if (readonly) file.pragma('query_only = ON');
    return new SqliteConnection(file, meter);
  } catch (error) {
    // Left open it would be closed at any time, and take along the log that lies beside the path by then.
    file.close();
    throw error;
  }
}

/** Another process may be writing. Waiting inside SQLite would stop all reads here meanwhile. */
async function begin(writer: SqliteConnection, deadline: number): Promise<void> {
  for (;;) {
    try {
      writer.run('begin immediate', []);
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await setTimeout(retryMs);
    }
  }
}

const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'SQLITE_BUSY';

function rollback(writer: SqliteConnection): void {
  try {
    writer.run('rollback', []);
  } catch {
    // A full disk or a failed commit has already rolled back by itself.
  }
}
