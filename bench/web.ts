import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/harness/browser.ts';
import { buildChanged } from '../scripts/workspace/builds.ts';
import { buildOneApplication } from './web/one-application.ts';
import { goal, kilobytes, median, ratio, say } from './web/report.ts';
import { type Site, startSite } from './web/sites.ts';
import type { File } from './web/traffic.ts';
import {
  type Device,
  firstVisit,
  signInPage,
  twoVisits,
  type Visit,
  withoutCharts,
} from './web/visit.ts';

/** The page's first and second visit, beside the same sources built as one application. */
const rounds = Number(process.argv[2] ?? 5);
const desktop: Device = { name: 'desktop 1440x900', width: 1440, height: 900, slowdown: 1 };
const phone: Device = {
  name: 'phone 412x823, 4x slower, 1.6 Mbit/s, 150 ms',
  width: 412,
  height: 823,
  slowdown: 4,
  network: { kilobitsPerSecond: 1600, latency: 150 },
};
const folder = mkdtempSync(join(tmpdir(), 'board-bench-web-'));
const sites: Site[] = [];

await buildChanged(say);
await buildOneApplication(folder);
const browser = await launchBrowser();
try {
  const place = (name: string) => ({ name, data: join(folder, name) });
  const product = await startSite(browser, place('product'));
  sites.push(product);
  const one = await startSite(browser, { ...place('one application'), builds: folder });
  sites.push(one);

  say(`load ${loadavg()[0]?.toFixed(2)}, ${rounds} rounds, medians`);
  say('\nsign-in page');
  const signIn = await signInPage(browser, product);
  tellFiles(product, signIn);
  tellFiles(one, await signInPage(browser, one));
  const met = [goal('JavaScript before it works, kB', bytesOf(signIn, 'script') / 1000, 125)];

  for (const device of [desktop, phone]) {
    say(`\nfirst dashboard, ${device.name}`);
    const [mine, theirs] = await interleaved(device, product, one);
    tellVisits(product, mine);
    tellVisits(one, theirs);
    const [files = [], others = []] = [mine[0]?.files, theirs[0]?.files];
    const readable = await withoutCharts(product, files);
    met.push(
      goal('JavaScript before it is filled, kB', bytesOf(readable, 'script') / 1000, 200),
      ratio('bytes', bytesOf(files), bytesOf(others), 1.2),
      ratio('time to the last module in sight', filled(mine), filled(theirs), 1.25),
      ratio('depth of the waterfall', depthOf(files), depthOf(others), 1),
    );
    if (device !== phone) continue;
    met.push(
      goal(
        'blocking, ms',
        median(mine, (visit) => visit.blocking),
        200,
      ),
      goal(
        'layout shift',
        median(mine, (visit) => visit.layoutShift),
        0.02,
      ),
    );
  }

  say(`\nsecond visit, ${phone.name}`);
  const firsts: Visit[] = [];
  const seconds: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = await twoVisits(browser, product, phone);
    firsts.push(first);
    seconds.push(second);
  }
  met.push(ratio('time to the last module in sight', filled(seconds), filled(firsts), 0.35));
  say(`\nload ${loadavg()[0]?.toFixed(2)}`);
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  for (const { server } of sites) await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** In turns, so that what else the machine does meets both; the first round warms up. */
async function interleaved(device: Device, product: Site, one: Site): Promise<[Visit[], Visit[]]> {
  const mine: Visit[] = [];
  const theirs: Visit[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [
      await firstVisit(browser, product, device),
      await firstVisit(browser, one, device),
    ] as const;
    if (round === 0) continue;
    mine.push(pair[0]);
    theirs.push(pair[1]);
  }
  return [mine, theirs];
}

function tellVisits(site: Site, visits: readonly Visit[]): void {
  tellFiles(site, visits[0]?.files ?? []);
  const told = {
    filled: median(visits, (visit) => visit.filled),
    'first paint': median(visits, (visit) => visit.firstPaint),
    blocking: median(visits, (visit) => visit.blocking),
  };
  const times = Object.entries(told).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);
  const shift = median(visits, (visit) => visit.layoutShift).toFixed(4);
  say(`    ${times.join(', ')}, layout shift ${shift}`);
}

function tellFiles({ name }: Site, files: readonly File[]): void {
  say(
    `  ${name}: ${files.length} requests, depth ${depthOf(files)}, ${kilobytes(bytesOf(files))}, of it ` +
      `${kilobytes(bytesOf(files, 'script'))} JavaScript, ${kilobytes(bytesOf(files, 'style'))} CSS`,
  );
}

function bytesOf(files: readonly File[], kind?: File['kind']): number {
  return files
    .filter((file) => kind === undefined || file.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

function depthOf(files: readonly File[]): number {
  return Math.max(...files.map(({ depth }) => depth));
}

function filled(visits: readonly Visit[]): number {
  return median(visits, (visit) => visit.filled);
}
