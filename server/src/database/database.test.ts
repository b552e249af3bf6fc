import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import { columnsFor } from './columns.ts';
import type { Connection } from './connection.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';
import { onlyAdds } from './migrations/migration.ts';
import { sqliteFile } from './open.ts';
import { ownRows } from './own-rows.ts';
import { openSqlite } from './sqlite.ts';
import { statement } from './statement.ts';

/** A server that does not know of it goes on writing as before. */
const isAdding = (statement: string): boolean =>
  /^\s*create (table|index) /.test(statement) ||
  (/^\s*alter table \S+ add column /.test(statement) &&
    (!/ not null/.test(statement) || / default /.test(statement)));

describeOnEngines('the database', (engine) => {
  const board = boardForAll();

  const database = () => board.services.database;
  const setting = (name: string) => ({ name, value: 'true' });
  const names = async () =>
    (
      await database().reader.query.selectFrom('settings').select('name').orderBy('name').execute()
    ).map(({ name }) => name);

  it('finds the rows of an owner by their ids, not by walking all that he has', async () => {
    const { reader } = database();
    if (reader.engine === 'postgres') return;
    const { sql, parameters } = reader.query
      .selectFrom('tasks')
      .selectAll()
      .where(ownRows('lin', ['one', 'two']))
      .compile();
    const { rows } = await reader.run(`explain query plan ${sql}`, parameters);
    expect(rows.map(({ detail }) => String(detail)).join()).toContain('(user_id=? AND id=?)');
  });

  it('is migrated once, also by instances that start together', async () => {
    const applied = await Promise.all([migrate(database(), 'now'), migrate(database(), 'now')]);
    expect(applied).toEqual([[], []]);
  });

  const onPostgres = engine === 'postgres' ? it : it.skip;
  onPostgres('ends by itself what takes too long (SQLite answers at once)', async () => {
    const { rows } = await database().reader.run('show statement_timeout', []);
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
  });

  const ofFiles = engine === 'sqlite' ? it : it.skip;
  ofFiles('is read by no other account of the machine (only a file is)', async () => {
    await database().transaction(async (tx) => void (await tx.run('delete from throttles', [])));
    for (const end of ['', '-wal', '-shm'])
      expect(statSync(join(board.services.config.DATA_DIR, sqliteFile + end)).mode & 0o077).toBe(0);
  });

  ofFiles('is closed to them where an earlier build left it open (only a file is)', async () => {
    const path = join(board.services.config.DATA_DIR, 'open.sqlite');
    writeFileSync(path, '');
    chmodSync(path, 0o644);
    await openSqlite(path).close();
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('applies all of a migration or nothing', async () => {
    const broken = {
      name: 'broken-1',
      up: () => ['create table half (id integer)', 'no sql at all'],
    };
    await expect(migrate(database(), 'now', [...migrations, broken])).rejects.toThrow();
    const look = async () => database().reader.run('select * from half', []);
    await expect(look()).rejects.toThrow();
  });

  it('refuses to run under a server older than itself', async () => {
    await expect(migrate(database(), 'now', migrations.slice(0, 1))).rejects.toThrow(
      'newer than this server',
    );
  });

  it('runs beside a later server that has only added something', async () => {
    const next = { name: 'later-1+', up: () => ['create table later (id integer primary key)'] };
    expect(await migrate(database(), 'now', [...migrations, next])).toEqual(['later-1+']);
    expect(await migrate(database(), 'now')).toEqual([]);
  });

  it('knows what only adds by its name, and each that is called so does', () => {
    const adds = migrations
      .filter(({ name }) => onlyAdds(name))
      .flatMap(({ up }) => up(columnsFor(engine)));
    expect(adds.filter((statement) => !isAdding(statement))).toEqual([]);
    const adding = ['create table x (id text)', "alter table x add column y text default ''"];
    const not = [
      'drop table x',
      'alter table x rename to y',
      'alter table x add column y text not null',
      'update x set y = 1',
      'create unique index i on x (y)',
    ];
    expect([adding, not].map((each) => each.map(isAdding))).toEqual([
      adding.map(() => true),
      not.map(() => false),
    ]);
  });

  it('keeps nothing of a transaction that fails, and does not run what was to follow it', async () => {
    let followed = false;
    const failing = database().transaction(async (tx) => {
      tx.afterCommit(() => {
        followed = true;
      });
      await tx.query.insertInto('settings').values(setting('gone')).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await names(), followed]).toEqual([[], false]);
  });

  it('lets readers go on while a transaction writes, and shows them nothing of it', async () => {
    const seen = await database().transaction(async (tx) => {
      await tx.query.insertInto('settings').values(setting('written')).execute();
      return names();
    });
    expect([seen, await names()]).toEqual([[], ['written']]);
  });

  it('holds one state through a snapshot', async () => {
    const seen = await database().snapshot(async (connection) => {
      const count = () => connection.query.selectFrom('settings').select('name').execute();
      const before = await count();
      await database().transaction((tx) =>
        tx.query.insertInto('settings').values(setting('later')).execute(),
      );
      return [before.length, (await count()).length];
    });
    expect(seen[0]).toBe(seen[1]);
  });

  it('answers counts and sums as numbers', async () => {
    const { rows } = await database().reader.run(
      'select count(*) as n, sum(3) as s from settings',
      [],
    );
    expect([typeof rows[0]?.n, typeof rows[0]?.s]).toEqual(['number', 'number']);
  });

  it('runs a statement that was built once with other values each time', async () => {
    const echo = statement<{ word: string; count: number }>()((query, value) =>
      query
        .selectFrom('global_state')
        .select([
          sql<string>`${value.text('word')}`.as('word'),
          sql<number>`${value.number('count')} + 1`.as('count'),
        ]),
    );
    expect(await echo.first(database().reader, { word: 'a', count: 1 })).toEqual({
      word: 'a',
      count: 2,
    });
    expect(await echo.first(database().reader, { word: 'b', count: 41 })).toEqual({
      word: 'b',
      count: 42,
    });
  });

  it('writes what never changes into the text of a statement and binds the rest alone', async () => {
    const { engine, query, run } = database().reader;
    const bound: (readonly unknown[])[] = [];
    const noting: Connection = {
      engine,
      query,
      run: (text, values) => {
        bound.push(values);
        return run.call(database().reader, text, values);
      },
    };
    const closed = statement<{ maintenance: 0 | 1 }>()((query, value) =>
      query
        .selectFrom('global_state')
        .select('id')
        .where('id', '=', 1)
        .where('maintenance', '=', value.flag('maintenance')),
    );
    expect(await closed.all(noting, { maintenance: 0 })).toEqual([{ id: 1 }]);
    expect(bound).toEqual([[0]]);
  });

  it('never lets the audit log be changed', async () => {
    await database().transaction((tx) =>
      tx.query
        .insertInto('audit_log')
        .values({
          id: '1',
          at: new Date().toISOString(),
          actor_id: '',
          actor_name: '',
          action: 'x',
          target: '',
          details: '{}',
          request_id: '',
          address: '',
        })
        .execute(),
    );
    for (const change of ["update audit_log set action = 'y'", 'delete from audit_log']) {
      await expect(database().transaction(async (tx) => tx.run(change, []))).rejects.toThrow(
        'never changed',
      );
    }
  });
});
