import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInstance } from '../e2e/harness/instance.ts';
import { compare } from './api/compare.ts';
import { callsOfFirstScreen, compareWithReload } from './api/full-reload.ts';
import { startAnchor, type Target } from './api/target.ts';
import { today } from './grown/days.ts';
import { settled } from './grown/settled.ts';
import { registerPerson } from './prove/running/person.ts';

/**
 * CPU of the API's hot calls on SQLite beside the least that could do the same; how much more they may
 * take is reasoned in ADR 80. Linux only: it reads /proc.
 */
const date = '2026-11-18';
const folder = mkdtempSync(join(tmpdir(), 'board-bench-'));
const product = await startInstance({ DATA_DIR: join(folder, 'data'), DATABASE_URL: '' });
const anchors = {
  hello: await startAnchor('hello', folder),
  list: await startAnchor('list', folder),
  create: await startAnchor('create', folder),
};

try {
  await settled(product);
  const person = await registerPerson(product.url);
  const headers = { authorization: `Bearer ${person.token}` };
  const json = { ...headers, 'content-type': 'application/json' };
  for (let row = 0; row < 20; row += 1) {
    await person.send(product.url, 'POST', '/tasks', {
      body: { title: `Task ${row}`, date, time: '16:00-17:30' },
    });
  }
  const get = (path: string, extra: Record<string, string> = {}): Target => ({
    pid: product.pid,
    url: `${product.url}/api${path}`,
    method: 'GET',
    headers: { ...headers, ...extra },
  });
  const newTask = () => JSON.stringify({ title: 'Red-black tree lab report', date: '2026-12-01' });
  /** As a page asks that has just heard what there is. */
  const unchanged = async (whose: { authorization: string } = headers): Promise<Target> => {
    const { headers: told } = await fetch(`${product.url}/api/changes`, { headers: whose });
    return get('/changes', { ...whose, 'if-none-match': told.get('etag') ?? '' });
  };
  const student = await registerPerson(product.url);
  const students = { authorization: `Bearer ${student.token}` };
  const term = { body: { name: 'Sample term' } };
  const { status } = await student.send(product.url, 'POST', '/sample-term', term);
  if (status !== 201) throw new Error(`The sample term was answered with ${status}.`);

  const met = [
    await compare({
      name: 'list of 20 tasks',
      anchor: {
        ...anchors.list,
        url: `${anchors.list.url}/?date=${date}`,
        method: 'GET',
        headers: { authorization: 'Bearer anchor-token' },
      },
      product: get(`/tasks?date=${date}`),
      requests: 5_000,
      expected: { anchor: 200, product: 200 },
      goal: 1.6,
    }),
    await compare({
      name: 'create a task, durable',
      anchor: {
        ...anchors.create,
        url: `${anchors.create.url}/`,
        method: 'POST',
        headers: json,
        body: newTask,
      },
      product: { ...get('/tasks', json), method: 'POST', body: newTask },
      requests: 2_000,
      expected: { anchor: 201, product: 201 },
      goal: 2,
    }),
    await compare({
      name: 'auto-refresh, nothing changed',
      anchor: { ...anchors.hello, method: 'GET', headers: {} },
      product: await unchanged(),
      requests: 8_000,
      expected: { anchor: 200, product: 304 },
      goal: 3.5,
    }),
    await compare({
      name: 'auto-refresh against the dashboard alone',
      anchor: get(`/dashboard?date=${date}`),
      product: await unchanged(),
      requests: 3_000,
      expected: { anchor: 200, product: 304 },
      goal: 0.1,
    }),
    await compareWithReload({
      refresh: await unchanged(students),
      reload: callsOfFirstScreen(today).map((path) => get(path, students)),
      requests: 800,
      goal: 0.1,
    }),
  ];
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  for (const anchor of Object.values(anchors)) anchor.stop();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
