import type BetterSqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Connection, Result, Row } from './connection.ts';
import { queryBuilder } from './kysely-dialect.ts';
import type { Tables } from './schema.ts';
import type { StatementMeter } from './statement-meter.ts';

const maxStatements = 500;

/** One SQLite connection. It answers at once, and prepares each statement a single time. */
export class SqliteConnection implements Connection {
  readonly engine = 'sqlite';
  readonly query: Kysely<Tables>;
  readonly #file: BetterSqlite.Database;
  readonly #meter: StatementMeter;
  readonly #statements = new Map<string, BetterSqlite.Statement>();

  constructor(file: BetterSqlite.Database, meter: StatementMeter) {
    this.#file = file;
    this.#meter = meter;
    this.query = queryBuilder('sqlite', (sql, values) => this.run(sql, values));
  }

  run(sql: string, values: readonly unknown[]): Result {
    const begun = performance.now();
    try {
      return this.#answer(sql, values);
    } finally {
      this.#meter.observe(sql, performance.now() - begun);
    }
  }

  #answer(sql: string, values: readonly unknown[]): Result {
    const statement = this.#prepare(sql);
    if (statement.reader) {
      const rows = statement.all(...values.map(bindable)) as Row[];
      return { rows, changed: rows.length };
    }
    return { rows: [], changed: statement.run(...values.map(bindable)).changes };
  }

  exec(sql: string): void {
    this.#file.exec(sql);
  }

  close(): void {
    this.#statements.clear();
    this.#file.close();
  }

  #prepare(sql: string): BetterSqlite.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#file.prepare(sql);
    if (this.#statements.size >= maxStatements) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    this.#statements.set(sql, statement);
    return statement;
  }
}

function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value === undefined ? null : value;
}
