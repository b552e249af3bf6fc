import type { Kysely } from 'kysely';
import pg from 'pg';
import { Turns, writesInFlight } from '../turns/turns.ts';
import type { Connection, Database, Result, Transaction } from './connection.ts';
import { DatabaseBusy, hasHung, isConflict, isOutdated } from './failures.ts';
import { queryBuilder } from './kysely-dialect.ts';
import type { Tables } from './schema.ts';
import { StatementMeter } from './statement-meter.ts';

/** Who would stand behind so many for each connection is told at once to come again. */
const waitingEach = 50;
const statementMs = 15_000;
const attempts = 3;
const int8 = 20;
const numeric = 1700;

interface Place {
  url: string;
  /** A restored database is filled beside the present one. */
  schema?: string | undefined;
  /** No session lasts longer than a transaction, so nothing is set or prepared for one (ADR 45). */
  isPooled?: boolean;
}

interface Options extends Place {
  connections: number;
  /** For work that takes as long as it takes, such as an index over millions of rows. */
  isUnhurried?: boolean;
  onError: (error: Error) => void;
}

/** Counts and sums come as text from the driver; all of ours fit a number. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
};

function clientOptions({ url, schema, isPooled = false }: Place): pg.ClientConfig {
  return {
    connectionString: url,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: 5_000,
    // A pooler takes no settings of a session; its own configuration sets this one.
    ...(isPooled ? {} : { statement_timeout: statementMs }),
    // A database that has frozen does not end its statements by itself.
    query_timeout: statementMs + 1_000,
    application_name: 'board',
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  };
}

/** Nobody is waiting for an answer. */
export const unhurried: pg.ClientConfig = { statement_timeout: 0, query_timeout: 0 };

/** A connection outside of the pool, for what lasts longer than a transaction. */
export const singleClient = (place: Place, more: pg.ClientConfig): pg.Client =>
  new pg.Client({ ...clientOptions(place), ...more });

export function openPostgres(options: Options): Database {
  const { connections, isUnhurried = false, isPooled = false } = options;
  const pool = new pg.Pool({
    ...clientOptions(options),
    ...(isUnhurried ? unhurried : {}),
    max: connections,
  });
  // A restarting database breaks idle connections; without a listener that would end the process.
  pool.on('error', options.onError);
  const turns = new Turns(writesInFlight);
  const statements = new StatementMeter();
  const ways = { isPooled, meter: statements };
  const clients = new WeakMap<pg.PoolClient, PostgresConnection>();
  const reader = new PostgresConnection(
    {
      query: async (asked) => {
        admit();
        try {
          return await pool.query(asked);
        } catch (error) {
          if (!isOutdated(error)) throw error;
          nameAnew();
          return await pool.query({ text: asked.text, values: asked.values ?? [] });
        }
      },
    },
    ways,
  );

  function admit(): void {
    if (pool.waitingCount >= connections * waitingEach) throw new DatabaseBusy();
  }

  function over(client: pg.PoolClient): PostgresConnection {
    let connection = clients.get(client);
    if (!connection) {
      connection = new PostgresConnection(client, ways);
      clients.set(client, connection);
      client.on('error', options.onError);
    }
    return connection;
  }

  async function within<T>(
    begin: string,
    work: (connection: Connection) => Promise<T>,
  ): Promise<T> {
    admit();
    const client = await pool.connect();
    // Before anything is sent: one that breaks at its first statement has to have a listener by then.
    const connection = over(client);
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(connection);
      await statements.timed('commit', () => client.query('commit'));
      return result;
    } catch (error) {
      if (hasHung(error)) broken = error as Error;
      else
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
    transaction: (work, person) =>
      person === undefined ? transaction(work) : turns.take(person, () => transaction(work)),
    statements,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async ping() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

interface Asked {
  query(asked: pg.QueryConfig): Promise<pg.QueryResult>;
}

class PostgresConnection implements Connection {
  readonly engine = 'postgres';
  readonly query: Kysely<Tables>;
  readonly #client: Asked;
  readonly #isPooled: boolean;
  readonly #meter: StatementMeter;

  constructor(client: Asked, { isPooled, meter }: { isPooled: boolean; meter: StatementMeter }) {
    this.#client = client;
    this.#meter = meter;
    this.#isPooled = isPooled;
    this.query = queryBuilder('postgres', (sql, values) => this.run(sql, values));
  }

  async run(sql: string, values: readonly unknown[]): Promise<Result> {
    const asked = { text: sql, values: values.map(bindable) };
    const name = this.#isPooled ? {} : named(sql);
    try {
      const { rows, rowCount } = await this.#meter.timed(sql, () =>
        this.#client.query({ ...asked, ...name }),
      );
      return { rows, changed: rowCount ?? 0 };
    } catch (error) {
      if (isOutdated(error)) nameAnew();
      throw error;
    }
  }
}

const names = new Map<string, string>();
const maxNames = 500;
let generation = 0;

/** A later build has added a column beside us: what was prepared before does not fit any more. */
function nameAnew(): void {
  names.clear();
  generation += 1;
}

/** A named statement is prepared once per connection. */
function named(sql: string): { name?: string } {
  let name = names.get(sql);
  if (name === undefined && names.size < maxNames) {
    name = `s${generation}.${names.size}`;
    names.set(sql, name);
  }
  return name === undefined ? {} : { name };
}

function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value === undefined ? null : value;
}
