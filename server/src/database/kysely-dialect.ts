import {
  type CompiledQuery,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Result } from './connection.ts';
import type { Engine } from './engine.ts';
import type { Tables } from './schema.ts';

type Run = (sql: string, values: readonly unknown[]) => Result | Promise<Result>;

/** Kysely as a builder of typed statements over something that runs them; transactions are ours. */
export function queryBuilder(engine: Engine, run: Run): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: engine === 'sqlite' ? sqlite(run) : postgres(run) });
}

const sqlite = (run: Run): Dialect => ({
  createDriver: () => driverOver(run),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (database) => new SqliteIntrospector(database),
});

const postgres = (run: Run): Dialect => ({
  createDriver: () => driverOver(run),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (database) => new PostgresIntrospector(database),
});

const nothing = async (): Promise<void> => {};
const refuse = async (): Promise<never> => {
  throw new Error('Transactions are opened by the database, not by the query builder');
};

function driverOver(run: Run): Driver {
  const connection = {
    async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changed } = await run(compiled.sql, compiled.parameters);
      return { rows: rows as R[], numAffectedRows: BigInt(changed) };
    },
    streamQuery: (): never => {
      throw new Error('Streaming is not supported: page through the rows instead');
    },
  };
  return {
    init: nothing,
    acquireConnection: async () => connection,
    releaseConnection: nothing,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: nothing,
  };
}
