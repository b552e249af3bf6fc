import { instanceLock } from '../instance-lock.ts';
import { openPostgres, singleClient, unhurried } from '../postgres.ts';
import type { RestorePlace } from './restore-place.ts';

interface Target {
  url: string;
  now: number;
}

/** A schema beside the present one; the tables change places in one transaction. */
export function postgresPlace({ url, now }: Target): RestorePlace {
  const fresh = `restoring_${now}`;
  const former = `before_restore_${now}`;
  const client = singleClient({ url }, { application_name: 'board restore', ...unhurried });
  const onError = () => {};
  client.on('error', onError);

  return {
    async prepare() {
      await client.connect();
      const { rows } = await client.query(`select ${instanceLock('try')} as free`);
      if (rows[0]?.free !== true) {
        await client.end();
        throw new Error('A server is using this database; stop it first.');
      }
      await client.query(`create schema ${fresh}`);
    },
    open: () => openPostgres({ url, schema: fresh, connections: 2, isUnhurried: true, onError }),
    async replace() {
      const before = await exchange().catch(async (error: unknown) => {
        await client.query('rollback');
        throw error;
      });
      await client.end();
      return before;
    },
    async discard() {
      await client.query(`drop schema if exists ${fresh} cascade`).catch(onError);
      await client.end().catch(onError);
    },
  };

  async function exchange(): Promise<string | undefined> {
    const { rows } = await client.query('select current_schema() as present');
    const present = `"${rows[0]?.present}"`;
    await client.query('begin');
    const old = await movable(present.slice(1, -1));
    if (old.length > 0) await client.query(`create schema ${former}`);
    for (const thing of old) await client.query(`alter ${thing(present)} set schema ${former}`);
    for (const thing of await movable(fresh)) {
      await client.query(`alter ${thing(fresh)} set schema ${present}`);
    }
    await client.query(`drop schema ${fresh}`);
    await client.query('commit');
    return old.length > 0 ? `schema ${former}` : undefined;
  }

  async function movable(of: string): Promise<((from: string) => string)[]> {
    const { rows } = await client.query(
      `select 'table' as kind, quote_ident(relname) as name from pg_class
        where relnamespace = $1::regnamespace and relkind = 'r'
       union all
       select 'function', quote_ident(proname) || '(' || pg_get_function_identity_arguments(oid) || ')'
         from pg_proc where pronamespace = $1::regnamespace`,
      [of],
    );
    return rows.map(
      ({ kind, name }) =>
        (from: string) =>
          `${kind} ${from}.${name}`,
    );
  }
}
