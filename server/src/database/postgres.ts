import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Connection, Database, Result, Transaction } from './connection.ts';
import { isConflict } from './failures.ts';
import { queryBuilder } from './kysely-dialect.ts';
import type { Tables } from './schema.ts';

const poolSize = 10;
const attempts = 3;
const int8 = 20;
const numeric = 1700;

interface Place {
  url: string;
  /** A restored database is filled beside the present one. */
  schema?: string | undefined;
}

interface Options extends Place {
  onError: (error: Error) => void;
}

/** Counts and sums come as text from the driver; all of ours fit a number. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
};

function clientOptions({ url, schema }: Place): pg.ClientConfig {
  return {
    connectionString: url,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    application_name: 'board',
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  };
}

/** A connection outside of the pool, for what lasts longer than a transaction. */
export const singleClient = (place: Place, more: pg.ClientConfig): pg.Client =>
  new pg.Client({ ...clientOptions(place), ...more });

export function openPostgres(options: Options): Database {
  const pool = new pg.Pool({ ...clientOptions(options), max: poolSize });
  // A restarting database breaks idle connections; without a listener that would end the process.
  pool.on('error', options.onError);
  const clients = new WeakMap<pg.PoolClient, PostgresConnection>();
  const reader = new PostgresConnection(pool);

  function over(client: pg.PoolClient): PostgresConnection {
    let connection = clients.get(client);
    if (!connection) {
      connection = new PostgresConnection(client);
      clients.set(client, connection);
      client.on('error', options.onError);
    }
    return connection;
  }

  async function within<T>(
    begin: string,
    work: (connection: Connection) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(over(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const after: (() => void)[] = [];
      try {
        const result = await within('begin', (connection) =>
          work({
            engine: 'postgres',
            query: connection.query,
            run: (sql, values) => connection.run(sql, values),
            afterCommit: (task) => after.push(task),
          }),
        );
        for (const task of after) task();
        return result;
      } catch (error) {
        if (attempt >= attempts || !isConflict(error)) throw error;
      }
    }
  }

  return {
    engine: 'postgres',
    reader,
    snapshot: (work) => within('begin isolation level repeatable read read only', work),
    transaction,
    async ping() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

class PostgresConnection implements Connection {
  readonly engine = 'postgres';
  readonly query: Kysely<Tables>;
  readonly #client: pg.Pool | pg.PoolClient;

  constructor(client: pg.Pool | pg.PoolClient) {
    this.#client = client;
    this.query = queryBuilder('postgres', (sql, values) => this.run(sql, values));
  }

  async run(sql: string, values: readonly unknown[]): Promise<Result> {
    const { rows, rowCount } = await this.#client.query({
      text: sql,
      values: values.map(bindable),
      ...named(sql),
    });
    return { rows, changed: rowCount ?? 0 };
  }
}

const names = new Map<string, string>();
const maxNames = 500;

/** A named statement is prepared once per connection. */
function named(sql: string): { name?: string } {
  let name = names.get(sql);
  if (name === undefined && names.size < maxNames) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return name === undefined ? {} : { name };
}

function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value === undefined ? null : value;
}
