import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeOnEngines } from '../testing/engines.ts';
import { openDatabase } from './open.ts';
import { StatementMeter, shapeOf } from './statement-meter.ts';

test.each([
  ['select "id" from "tasks" where "user_id" = $1', 'select id from tasks where user_id = ?'],
  [
    "select * from t1 where name = 'o''hara' and n > 12.5",
    'select * from t1 where name = ? and n > ?',
  ],
  ['delete from a where id in (?, ?, ?)', 'delete from a where id in (?)'],
  [
    'insert into a (b, c) values ($1, $2), ($3, $4)\n  on conflict do nothing',
    'insert into a (b, c) values (?) on conflict do nothing',
  ],
  ['select 1 where a = cast($1 as text)', 'select ? where a = ?'],
])('%s is one with whatever other values', (sql, shape) => {
  expect(shapeOf(sql)).toBe(shape);
});

test('a shape has what 95 of 100 took at most, and the slowest', () => {
  const meter = new StatementMeter();
  for (let index = 0; index < 95; index += 1) meter.observe(`select ${index}`, 3);
  for (let index = 0; index < 5; index += 1) meter.observe(`select ${index}`, 250);
  meter.observe('select a from quick', 3);
  const slow = { shape: 'select ?', times: 100, slowest_ms: 250, p95_ms: 5 };
  expect(meter.slowest(100, 10)).toEqual([slow]);
  meter.observe('select 5', 250);
  expect(meter.slowest(100, 10)).toEqual([{ ...slow, times: 101, p95_ms: 250 }]);
  meter.forget();
  expect(meter.slowest(0, 10)).toEqual([]);
});

test('however many shapes there are, it keeps five hundred and the rest as one', () => {
  const meter = new StatementMeter();
  for (let index = 0; index < 3_000; index += 1) meter.observe(`select a${index}`, index);
  const told = meter.slowest(0, 5_000);
  expect(told).toHaveLength(501);
  expect(told[0]).toMatchObject({ shape: '…', times: 2_500, slowest_ms: 2_999 });
});

describeOnEngines('a database', (engine) => {
  it('measures what is read, written and refused', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'board-meter-'));
    const url = engine === 'postgres' ? (process.env.TEST_DATABASE_URL ?? '') : '';
    const database = await openDatabase({ url, connections: 1, dataDir, onError: () => {} });
    await database.reader.run("select 'a' as a", []);
    await database.transaction(async (tx) => tx.run('select 7 as b', []));
    await expect(
      database.snapshot(async (connection) => connection.run('select a from nowhere', [])),
    ).rejects.toThrow(/nowhere/);
    const shapes = database.statements.slowest(0, 99).map(({ shape }) => shape);
    expect(shapes).toEqual(
      expect.arrayContaining(['select ? as a', 'select ? as b', 'commit', 'select a from nowhere']),
    );
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
});
