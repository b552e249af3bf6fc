import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Site } from './sites.ts';
import { type File, watchTraffic } from './traffic.ts';
import { type Seen, watchPage } from './watch-page.ts';

export interface Device {
  name: string;
  width: number;
  height: number;
  /** How many times slower than this machine. */
  slowdown: number;
  network?: { kilobitsPerSecond: number; latency: number };
}

export interface Visit extends Seen {
  /** Those without which it would not have been filled; charts and the like come later. */
  files: File[];
}

/** Long enough for what still moves after everything seems to be there. */
const calm = 1_500;

/** The dashboard in a browser that has never been here. */
export async function firstVisit(browser: Browser, site: Site, device: Device): Promise<Visit> {
  const context = await newContext(browser, site, device);
  try {
    return await visit(context, device);
  } finally {
    await context.close();
  }
}

/** The same twice in one browser, whose worker has kept the files of the first visit. */
export async function twoVisits(
  browser: Browser,
  site: Site,
  device: Device,
): Promise<[Visit, Visit]> {
  const context = await newContext(browser, site, device, 'allow');
  try {
    const first = await visit(context, device, (page) =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        const pages = await caches.open('board-pages');
        while (!(await pages.match('/registry.json'))) {
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }),
    );
    return [first, await visit(context, device)];
  } finally {
    await context.close();
  }
}

/** Drawings come after all that can be read, by design, whenever their turn comes. */
export async function withoutCharts({ server }: Site, files: readonly File[]): Promise<File[]> {
  const drawn = await Promise.all(
    files.map(async ({ url, kind }) => {
      if (kind !== 'script') return false;
      const response = await fetch(`${server.url}${url}`);
      return (await response.text()).includes('nivo');
    }),
  );
  return files.filter((_, at) => !drawn[at]);
}

/** What comes before the sign-in page can be typed into. */
export async function signInPage(browser: Browser, { server }: Site): Promise<File[]> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const traffic = await watchTraffic(await context.newCDPSession(page));
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.locator('input[type=password]').waitFor();
  const files = traffic.files();
  await context.close();
  return files;
}

function newContext(
  browser: Browser,
  { server, person }: Site,
  { width, height }: Device,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<BrowserContext> {
  const viewport = { width, height };
  const baseURL = server.url;
  return browser.newContext({ baseURL, viewport, serviceWorkers, storageState: person });
}

async function visit(
  context: BrowserContext,
  { slowdown, network }: Device,
  beforeLeaving: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network) {
    const bytes = (network.kilobitsPerSecond * 1000) / 8;
    const throughput = { downloadThroughput: bytes, uploadThroughput: bytes };
    const { latency } = network;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      ...throughput,
    });
  }
  await page.addInitScript(watchPage);
  await page.goto('/', { waitUntil: 'commit' });
  const seen = await settled(page);
  const files = traffic.files().filter(({ asked }) => asked < seen.filledAt);
  await beforeLeaving(page);
  await page.close();
  return { ...seen, files };
}

/** Waits until everything in sight has been there for a while. */
async function settled(page: Page): Promise<Seen> {
  await page.waitForFunction(
    (rest) => {
      const seen = window.boardSeen?.();
      return seen !== undefined && performance.now() - seen.filled > rest;
    },
    calm,
    { timeout: 60_000, polling: 200 },
  );
  const seen = await page.evaluate(() => window.boardSeen());
  if (!seen) throw new Error('The dashboard emptied itself again.');
  return seen;
}
