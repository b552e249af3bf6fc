import { columnsFor } from './columns.ts';
import type { Connection, Database } from './connection.ts';
import { migrations } from './migrations/list.ts';
import { type Migration, onlyAdds } from './migrations/migration.ts';

/** Any number, as long as it is always the same: instances that start together take turns. */
const migrationLock = 7_215_302;

/** Brings the tables up to this code, all or nothing; the names of what was applied come back. */
export async function migrate(
  database: Database,
  now: string,
  list: readonly Migration[] = migrations,
): Promise<string[]> {
  return database.transaction(async (tx) => {
    if (tx.engine === 'postgres')
      await tx.run(`select pg_advisory_xact_lock(${migrationLock})`, []);
    const columns = columnsFor(tx.engine);
    await tx.run(
      `create table if not exists migrations (name ${columns.text} not null primary key, applied_at ${columns.text} not null)`,
      [],
    );
    const applied = await appliedNames(tx);
    refuseNewer(applied, list);
    const missing = list.filter(({ name }) => !applied.includes(name));
    for (const { name, up } of missing) {
      for (const statement of up(columns)) await tx.run(statement, []);
      const [first, second] = tx.engine === 'sqlite' ? ['?', '?'] : ['$1', '$2'];
      await tx.run(`insert into migrations (name, applied_at) values (${first}, ${second})`, [
        name,
        now,
      ]);
    }
    return missing.map(({ name }) => name);
  });
}

/** The names of what has been applied, in no order that matters; none of a database that is empty. */
export async function appliedMigrations(connection: Connection): Promise<string[]> {
  const exists =
    connection.engine === 'sqlite'
      ? "select 1 as one from sqlite_master where name = 'migrations'"
      : "select 1 as one where to_regclass('migrations') is not null";
  if ((await connection.run(exists, [])).rows.length === 0) return [];
  return appliedNames(connection);
}

/** Whether nothing is left to do; what a later server has added is for `migrate` to refuse. */
export async function isMigrated(connection: Connection): Promise<boolean> {
  const applied = new Set(await appliedMigrations(connection));
  return migrations.every(({ name }) => applied.has(name));
}

async function appliedNames(tx: Connection): Promise<string[]> {
  const { rows } = await tx.run('select name from migrations order by name', []);
  return rows.map(({ name }) => String(name));
}

/** What a later build has only added is in the way of nobody: both run beside each other. */
function refuseNewer(applied: readonly string[], list: readonly Migration[]): void {
  const known = new Set(list.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name) && !onlyAdds(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database is newer than this server (it has ${unknown.join(', ')}). Start the version that wrote it, or a later one.`,
    );
  }
}
