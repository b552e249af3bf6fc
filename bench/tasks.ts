import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSampleTerm } from '@board/contracts/calls/terms';
import { apiOf } from '../e2e/harness/api.ts';
import { launchBrowser } from '../e2e/harness/browser.ts';
import { startInstance } from '../e2e/harness/instance.ts';
import { buildChanged } from '../scripts/workspace/builds.ts';
import { given } from './given.ts';
import { inOneMonth, leavePersonWithTasks, overTwoYears } from './tasks/heavy-person.ts';
import { atCalendar, atDesk, type Interaction, onPhone } from './tasks/interactions.ts';
import { measure, type Seen, type Stay } from './tasks/measure.ts';
import { makeYardstick } from './tasks/yardstick.ts';
import { median, say } from './web/report.ts';

/** What pressing things costs somebody with very many tasks, in a browser four times slower. */
/** `only`: of the tables those whose name says this. */
const { tasks, rounds, only } = given({ tasks: 10_000, rounds: 5, only: '' });
const slowdown = 4;
const thingsInMonth = 1_000;
/** What a page may do in one piece, in ms of work: the time beside it is the whole machine's. */
const most = 50;

const folder = mkdtempSync(join(tmpdir(), 'board-bench-tasks-'));
const environment = { DATA_DIR: folder, DATABASE_URL: '', ADMIN_PASSWORD: 'a-long-journey' };
const today = new Date().toISOString().slice(0, 10);

await buildChanged(say);
const account = await leavePersonWithTasks(environment, tasks, overTwoYears(tasks, today));
const planner = await leavePersonWithTasks(environment, thingsInMonth, inOneMonth(today));
const server = await startInstance(environment);
const browser = await launchBrowser();
const yardstick = await makeYardstick(browser);
try {
  const { url } = server;
  const api = await apiOf(server, account);
  await api(loadSampleTerm, { body: { name: 'Sample term' } });
  say(`${tasks} tasks, ${slowdown}x slower; ${await machine()}`);
  say(`medians of ${rounds} rounds (worst)`);
  const met = [
    ...(await table('desktop 1440x900', atDesk(today), {
      url,
      account,
      slowdown,
      viewport: { width: 1440, height: 900 },
    })),
    ...(await table('phone 412x823', onPhone, {
      url,
      account,
      slowdown,
      viewport: { width: 412, height: 823 },
    })),
    ...(await table(`calendar, ${thingsInMonth} in a month`, atCalendar, {
      url,
      account: planner,
      slowdown,
      viewport: { width: 1440, height: 900 },
      path: '/calendar',
      ready: (page) => page.getByRole('button', { name: /^Task, Exercise sheet/ }).first(),
    })),
  ];
  say(`\n${await machine()}`);
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Each round is a browser that has never been here, so that first times are counted. */
async function table(
  name: string,
  interactions: readonly Interaction[],
  stay: Stay,
): Promise<boolean[]> {
  if (!name.includes(only)) return [];
  const found: Map<string, Seen>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    found.push(await measure({ browser, yardstick }, stay, interactions));
  }
  say(
    `\n${name.padEnd(28)} longest task: its work, its time             input to paint    yardstick, ms`,
  );
  return interactions.map((interaction) => {
    const all = found.flatMap((round) => round.get(interaction.name) ?? []);
    const figures = [
      (seen: Seen) => seen.work,
      (seen: Seen) => Math.max(0, ...seen.longTasks),
      (seen: Seen) => seen.delay,
    ].map((figure) => `${inWords(median(all, figure))} (${inWords(Math.max(...all.map(figure)))})`);
    const met = median(all, (seen) => seen.work) <= most;
    const machine = median(all, (seen) => seen.machine).toFixed(0);
    const columns = figures.map((figure) => figure.padEnd(18)).join('');
    say(
      `  ${interaction.name.padEnd(26)} ${columns}${machine.padEnd(12)} ${met ? 'met' : 'MISSED'}`,
    );
    return met;
  });
}

/** The browser tells of times from 50 ms on, and of delays from 16. */
function inWords(figure: number): string {
  return figure === 0 ? 'none' : `${figure.toFixed(0)} ms`;
}

async function machine(): Promise<string> {
  const load = loadavg()[0]?.toFixed(2);
  return `load ${load}, yardstick ${(await yardstick.read()).toFixed(0)} ms`;
}
