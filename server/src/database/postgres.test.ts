import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { isUnavailable } from './failures.ts';
import { openPostgres } from './postgres.ts';

const url = process.env.TEST_DATABASE_URL;

/** A way to PostgreSQL that breaks in the moment in which a transaction begins. */
async function breakingWay(target: URL) {
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) socket.on('error', () => {});
    far.pipe(near);
    near.on('close', () => far.destroy());
    near.on('data', (data) => (data.includes('begin') ? near.resetAndDestroy() : far.write(data)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(target);
  through.port = String((server.address() as AddressInfo).port);
  return { url: through.href, close: () => server.close() };
}

(url ? describe : describe.skip)('a connection to PostgreSQL', () => {
  it('that breaks with its first statement costs that transaction, and not the process', async () => {
    const way = await breakingWay(new URL(url ?? ''));
    const errors: Error[] = [];
    const database = openPostgres({
      url: way.url,
      connections: 1,
      onError: (error) => errors.push(error),
    });
    await expect(database.transaction(async () => {})).rejects.toThrow(/ECONNRESET|terminated/);
    expect(errors.length).toBeGreaterThan(0);
    await database.close();
    way.close();
  });

  it('that may not write, as of a standby on its way to be the primary, is a matter of time', async () => {
    const database = openPostgres({ url: url ?? '', connections: 1, onError: () => {} });
    const refused: unknown = await database
      .snapshot(async (connection) => connection.run('create table refused (id integer)', []))
      .catch((error: unknown) => error);
    expect([isUnavailable(refused), isUnavailable(new Error('else'))]).toEqual([true, false]);
    await database.close();
  });

  it('goes on where a build beside it has added a column to what it had prepared', async () => {
    const database = openPostgres({ url: url ?? '', connections: 1, onError: () => {} });
    const run = (sql: string) => database.transaction(async (tx) => tx.run(sql, []));
    await run('drop table if exists grows');
    await run('create table grows (id integer)');
    const all = 'select * from grows';
    const read = [async () => database.reader.run(all, []), () => run(all)];
    for (const [index, each] of read.entries()) {
      await each();
      await run(`alter table grows add column more${index} integer not null default 7`);
      await each();
      await run('insert into grows (id) values (1)');
      expect((await each()).rows).toContainEqual(expect.objectContaining({ [`more${index}`]: 7 }));
    }
    await run('drop table grows');
    await database.close();
  });
});
