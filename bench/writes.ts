import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { newAccount, registerSignedIn } from '../e2e/harness/accounts.ts';
import { apiOf } from '../e2e/harness/api.ts';
import { launchBrowser } from '../e2e/harness/browser.ts';
import { startInstance } from '../e2e/harness/instance.ts';
import { buildChanged } from '../scripts/workspace/builds.ts';
import { cpuSince, cpuTimes } from './api/cpu-time.ts';
import { goal, kilobytes, say } from './web/report.ts';
import { againstBefore } from './writes/against-before.ts';
import { type CommonWrite, commonestWrites } from './writes/commonest.ts';

/** What one write of a person costs with all that the page asks for after it. */
const rounds = 5;
/** Longer than the page takes to ask for something because of a write. */
const restMs = 1_500;
/** What the page does every half minute, whatever was written; a new token among it. */
const ownBusiness = /changes|stream|client-reports|auth\/refresh/;

interface Cost {
  writes: number;
  reads: number;
  bytes: number;
  cpu: number;
  asked: readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), 'board-bench-writes-'));
await buildChanged(say);
const server = await startInstance({
  DATA_DIR: folder,
  DATABASE_URL: '',
  ADMIN_PASSWORD: 'a-long-journey',
});
const browser = await launchBrowser();
try {
  const costs = new Map<CommonWrite, Cost[]>(commonestWrites.map((write) => [write, []]));
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
    const page = await context.newPage();
    await registerSignedIn(page);
    await page.getByText('Nothing planned').waitFor();
    await page.waitForTimeout(restMs);
    for (const write of commonestWrites) costs.get(write)?.push(await costOf(page, write));
    await context.close();
  }
  say(`${rounds} rounds, sums of one round; ms of the server's CPU`);
  const totals: Cost[] = [];
  for (const [{ name }, each] of costs) {
    const cost = mean(each);
    totals.push(cost);
    say(
      `  ${name.padEnd(16)} ${cost.writes} write, ${cost.reads} reads, ` +
        `${kilobytes(cost.bytes)}, ${(cost.cpu / 1000).toFixed(1)} ms`,
    );
    if (cost.asked.length > 0) say(`    more than one: ${cost.asked.join(', ')}`);
  }
  const cpu = totals.reduce((sum, cost) => sum + cost.cpu, 0) / 1000;
  say(`  all of them: ${cpu.toFixed(1)} ms`);
  const account = newAccount();
  const { url } = server;
  await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const met = [
    goal('writes for one', Math.max(...totals.map(({ writes }) => writes)), 1),
    goal('reads after a write, at most', Math.max(...totals.map(({ reads }) => reads)), 2),
    ...(await againstBefore(server, await apiOf({ url }, account))),
  ];
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function costOf(page: Page, { prepare, act }: CommonWrite): Promise<Cost> {
  await prepare?.(page);
  await page.waitForTimeout(restMs);
  const seen = { writes: 0, reads: 0, bytes: 0, asked: [] as string[] };
  const sizes: Promise<void>[] = [];
  const isCounted = (request: Request) => {
    const { pathname } = new URL(request.url());
    return pathname.startsWith('/api/') && !ownBusiness.test(pathname);
  };
  const count = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!isCounted(request)) return;
    seen[request.method() === 'GET' ? 'reads' : 'writes'] += 1;
    seen.asked.push(`${request.method()} ${pathname}`);
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        seen.bytes += responseBodySize;
      }),
    );
  };
  page.on('requestfinished', count);
  const before = cpuTimes(server);
  // However long it takes: on the screen it is there before.
  const [reply] = await Promise.all([
    page.waitForResponse((each) => isCounted(each.request()) && each.request().method() !== 'GET'),
    act(page),
  ]);
  if (!reply.ok()) throw new Error(`${reply.url()} answered ${reply.status()}`);
  await page.waitForTimeout(restMs);
  const cpu = cpuSince(server, before);
  page.off('requestfinished', count);
  await Promise.all(sizes);
  return { ...seen, cpu };
}

function mean(costs: readonly Cost[]): Cost {
  const of = (pick: (cost: Cost) => number) =>
    costs.reduce((sum, cost) => sum + pick(cost), 0) / costs.length;
  return {
    writes: of(({ writes }) => writes),
    reads: of(({ reads }) => reads),
    bytes: of(({ bytes }) => bytes),
    cpu: of(({ cpu }) => cpu),
    asked: costs.flatMap(({ writes, reads, asked }) => (writes + reads > 1 ? asked : [])),
  };
}
