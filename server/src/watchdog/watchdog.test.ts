import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { watchLoop } from './watchdog.ts';

const heldServer = join(import.meta.dirname, 'testing/held-server.ts');

async function held(how: 'busy' | 'idle', endAfterMs: number) {
  const server = spawn(process.execPath, [heldServer, how, String(endAfterMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code, signal]] = await Promise.all([text(server.stdout), once(server, 'exit')]);
  return { said, code, signal };
}

test('a process whose loop is held for good ends itself and says by which request', async () => {
  const { said, signal } = await held('busy', 600);
  expect(signal).toBe('SIGKILL');
  expect(JSON.parse(said)).toMatchObject({
    level: 60,
    request: expect.stringMatching(/^GET \/held\/:how req-\w+$/),
    msg: 'nothing was answered for too long: the server ends itself, to be started again',
  });
});

test('one that stands still without working is left alone', async () => {
  expect(await held('idle', 400)).toEqual({ said: 'over', code: 0, signal: null });
});

test('a request that holds the loop is logged with its route and its id', async () => {
  const http = fastify({ genReqId: () => 'the-one' });
  const warned = Promise.withResolvers<unknown[]>();
  const log = { warn: (...what: unknown[]) => warned.resolve(what) };
  const watchdog = watchLoop(http, log, { beatMs: 10, logFromMs: 100 });
  http.get('/busy/:id', async () => {
    const from = process.threadCpuUsage();
    while (process.threadCpuUsage(from).user < 150_000);
    return 'done';
  });
  await http.ready();
  watchdog.start();
  try {
    expect((await http.inject('/busy/7')).body).toBe('done');
    expect(await warned.promise).toEqual([
      {
        ms: expect.any(Number),
        requests: [{ requestId: 'the-one', method: 'GET', route: '/busy/:id' }],
      },
      'the event loop was held',
    ]);
  } finally {
    await watchdog.stop();
    await http.close();
  }
});
