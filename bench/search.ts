import { cpuSince, cpuTimes } from './api/cpu-time.ts';
import type { Target } from './api/target.ts';
import { given } from './given.ts';
import { type GrownBoard, growBoard } from './grown/grown-board.ts';
import { addPeople } from './grown/people.ts';
import { type Engine, proveOn } from './prove/running/place.ts';
import { addVariedThings } from './search/varied-things.ts';
import { middle, say, sayRow } from './web/report.ts';

/**
 * How long the first hits take for a person with a hundred thousand things: one request at a time, wall
 * at the socket and CPU of the server, what answers it in PostgreSQL included.
 */
const { rows, requests, engines } = given({
  rows: 100_000,
  requests: 100,
  engines: 'sqlite,postgres',
});
const goalMs = 50;
const warmUp = 10;

const nowhere = 'quantum chromodynamics';
const queries = [
  ['initials, thousands of hits', 'xxds'],
  ['pinyin', 'daishu'],
  ['Chinese, two words', '作业 线性'],
  ['one letter', 'l'],
  ['English, any order', 'set algebra'],
  ['a day alone', '周五'],
  ['a day and a word', 'friday regression'],
  ['a slip', 'regresison'],
  ['one of all', 'passport'],
  ['nothing', nowhere],
] as const;

const widths = [30, 14, 14, 14, 6];

async function measure(board: GrownBoard, q: string, requests: number) {
  const person = board.people[0]?.token ?? '';
  const target = board.get(`/search?q=${encodeURIComponent(q)}`, () => person);
  for (let sent = 0; sent < warmUp; sent += 1) await ask(target, q !== nowhere);
  const before = cpuTimes(target);
  const walls: number[] = [];
  for (let sent = 0; sent < requests; sent += 1) {
    const start = performance.now();
    await ask(target, q !== nowhere);
    walls.push(performance.now() - start);
  }
  walls.sort((a, b) => a - b);
  return {
    cpuMs: cpuSince(target, before) / requests / 1_000,
    median: middle(walls),
    slowest: walls[Math.floor(requests * 0.95)] ?? Number.NaN,
  };
}

async function ask({ url, token }: Target, isThere: boolean): Promise<void> {
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token?.()}` } });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}`);
  if (JSON.parse(text).groups.length > 0 !== isThere) throw new Error(`${url} found ${text}`);
}

async function run(engine: Engine): Promise<boolean> {
  const board = await growBoard(engine, async (tx) => {
    const people = await addPeople(tx, 1);
    for (const { id } of people) await addVariedThings(tx, id, rows);
    return people;
  });
  try {
    say(`${rows} things of one person, ${engine}; ${requests} requests of each`);
    sayRow(['', 'median', '95 of 100', 'CPU', `goal ${goalMs} ms`], widths);
    let met = true;
    for (const [name, q] of queries) {
      const { median, slowest, cpuMs } = await measure(board, q, requests);
      const verdict = median <= goalMs;
      met &&= verdict;
      const cells = [median, slowest, cpuMs].map((ms) => `${ms.toFixed(1)} ms`);
      sayRow([`${name} (${q})`, ...cells, verdict ? 'met' : 'MISSED'], widths);
    }
    return met;
  } finally {
    await board.remove();
  }
}

await proveOn(engines, run);
