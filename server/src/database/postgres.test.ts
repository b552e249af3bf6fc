import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
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
});
