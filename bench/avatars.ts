import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { growBoard } from './grown/grown-board.ts';
import { addPeople } from './grown/people.ts';
import { costlyPicture } from './memory/costly-picture.ts';
import { familyMemory } from './memory/family-memory.ts';
import { goal, say } from './web/report.ts';

/** What the server and the processes beside it hold while twelve people change their picture at once. */
const uploads = 12;
const documentedMb = 512;

const file = costlyPicture(4032, 3024);
const board = await growBoard('sqlite', (tx) => addPeople(tx, uploads));
try {
  const { pid, url } = board.instance;
  const before = familyMemory(pid);
  let peak = before;
  let over = false;
  const all = Promise.all(
    board.people.map(async ({ token }) => {
      const body = new FormData();
      body.set('avatar', new Blob([new Uint8Array(file)]), 'me.png');
      const headers = { authorization: `Bearer ${token}` };
      const reply = await fetch(`${url}/api/user/avatar`, { method: 'POST', headers, body });
      await reply.arrayBuffer();
      return reply.status;
    }),
  ).finally(() => {
    over = true;
  });
  const waits: number[] = [];
  while (!over) {
    const from = performance.now();
    await fetch(`${url}/api/health`).then((reply) => reply.arrayBuffer());
    waits.push(performance.now() - from);
    peak = Math.max(peak, familyMemory(pid));
    await setTimeout(10);
  }
  const statuses = await all;
  await setTimeout(1_000);
  say(
    `load ${loadavg()[0]?.toFixed(2)}; ${uploads} pictures of ${(file.length / 1000).toFixed(0)} kB and 12 megapixels at once`,
  );
  say(`  answers: ${statuses.join(' ')}`);
  say(
    `  megabytes before, at most, a second after: ${[before, peak, familyMemory(pid)].map((each) => each.toFixed(0)).join(', ')}`,
  );
  say(`  others waited ${Math.max(...waits).toFixed(0)} ms at most`);
  const met = [
    goal('refused', statuses.filter((status) => status >= 300).length, 0),
    goal('the most there ever were, MB', peak, documentedMb),
  ];
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await board.remove();
}
