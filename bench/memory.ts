import { join } from 'node:path';
import { startInstance } from '../e2e/harness/instance.ts';
import { given } from './given.ts';
import { today } from './grown/days.ts';
import { growBoard } from './grown/grown-board.ts';
import { addPeople } from './grown/people.ts';
import { settled } from './grown/settled.ts';
import { keepAsking } from './memory/keep-asking.ts';
import { type ProcessMemory, processMemory } from './memory/process-memory.ts';
import { spreadTasks } from './rows/spread-tasks.ts';
import { say, sayRow } from './web/report.ts';

/** What the server holds, idle and while people with many tasks use it, beside a Fastify without anything. */
const goal = 2;
const widths = [26, 5, 4, 6, 7, 12];
const { users, rows, seconds } = given({ users: 50, rows: 10_000, seconds: 20 });
if (!users || !rows || !seconds) throw new Error('All three are numbers above zero.');

const bare = await startInstance({}, [join(import.meta.dirname, 'memory/bare-fastify.mjs')]);
const board = await growBoard('sqlite', async (tx) => {
  const people = await addPeople(tx, users);
  for (const { id } of people) await spreadTasks(tx, id, rows);
  return people;
});

try {
  await settled(bare);
  const idle = { product: processMemory(board.instance.pid), bare: processMemory(bare.pid) };

  let asked = 0;
  const token = () => {
    asked += 1;
    return board.people[asked % board.people.length]?.token ?? '';
  };
  const calls = [
    '/dashboard',
    `/tasks?date=${today}`,
    ...[1, 2, 3].map((page) => `/tasks?page=${page}&limit=20`),
    '/tasks/stats',
  ].map((path) => board.get(path, token));
  const hello = { pid: bare.pid, url: `${bare.url}/`, method: 'GET' as const, headers: {} };
  const sent = await keepAsking(seconds, calls);
  // At once: while the other is in use this one would give back what it has no use for.
  const product = processMemory(board.instance.pid);
  await keepAsking(seconds, [hello]);
  const inUse = { product, bare: processMemory(bare.pid) };

  say(`Megabytes; in use by ${users} people of ${rows} tasks each, ${sent} requests, SQLite`);
  sayRow(['', 'ratio', 'goal', '', 'product', 'bare Fastify'], widths);
  const met = [
    compared('idle after start', idle, ({ rss }) => rss),
    compared('in use', inUse, ({ rss }) => rss),
    compared('the most there ever were', inUse, ({ peak }) => peak),
  ];
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await bare.stop();
  await board.remove();
}

function compared(
  name: string,
  { product, bare: anchor }: { product: ProcessMemory; bare: ProcessMemory },
  pick: (memory: ProcessMemory) => number,
): boolean {
  const ratio = pick(product) / pick(anchor);
  const verdict = ratio <= goal ? 'met' : 'MISSED';
  const [mine, base] = [product, anchor].map((memory) => pick(memory).toFixed(0));
  sayRow([name, ratio.toFixed(2), `${goal}`, verdict, mine ?? '', base ?? ''], widths);
  return ratio <= goal;
}
