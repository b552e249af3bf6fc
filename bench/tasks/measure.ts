import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { signIn } from '../../e2e/harness/accounts.ts';
import { say } from '../web/report.ts';
import { begun, busiestTask, traced } from './busiest.ts';
import type { Interaction } from './interactions.ts';
import { type Seen as SeenByPage, watchInteractions } from './watch-interactions.ts';
import type { Yardstick } from './yardstick.ts';

export interface Stay {
  url: string;
  account: { username: string; password: string };
  viewport: { width: number; height: number };
  slowdown: number;
  /** Where it begins, and what is there then. */
  path?: string;
  ready?: (page: Page) => Locator;
}

export interface Seen extends SeenByPage {
  /** The longest task, in ms of work. */
  work: number;
  /** What the yardstick told before it: how busy others kept the machine. */
  machine: number;
}

/** Nothing was asked for this long: the page has settled. */
const calm = 700;
/** An end that is not told by then never is; nobody waits for it, but it is said. */
const patience = 15_000;

const tasksOfTheDay = (page: Page) => page.getByRole('list', { name: 'Tasks of the day' });

/** Does one thing after the other in a browser that is new, and says what the page saw of each. */
export async function measure(
  { browser, yardstick }: { browser: Browser; yardstick: Yardstick },
  { url, account, viewport, slowdown, path = '/', ready = tasksOfTheDay }: Stay,
  interactions: readonly Interaction[],
): Promise<Map<string, Seen>> {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    hasTouch: viewport.width < 768,
    serviceWorkers: 'block',
    timezoneId: 'UTC',
  });
  try {
    const page = await context.newPage();
    const rest = restOf(page);
    await page.addInitScript(watchInteractions);
    await signIn(page, account, path);
    await ready(page).waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await rest();
    const seen = new Map<string, Seen>();
    for (const interaction of interactions) {
      const machine = await yardstick.read();
      seen.set(interaction.name, { ...(await doOnce(page, interaction, rest)), machine });
    }
    return seen;
  } finally {
    await context.close();
  }
}

/** Finding the place is the bench's own work and is over before anything is counted. */
async function doOnce(
  page: Page,
  { at, type, leave }: Interaction,
  rest: () => Promise<void>,
): Promise<Omit<Seen, 'machine'>> {
  const place = at(page);
  await place.waitFor();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${place}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await rest();
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: traced });
  await page.evaluate((mark) => {
    performance.mark(mark);
    window.boardInteraction.begin();
  }, begun);
  await press(page);
  if (type !== undefined) await page.keyboard.type(type);
  await rest();
  const work = busiestTask((await browser?.stopTracing()) ?? Buffer.from('{"traceEvents":[]}'));
  const seen = { ...(await page.evaluate(() => window.boardInteraction.end())), work };
  if (leave !== undefined) {
    await page.keyboard.press(leave);
    await rest();
  }
  return seen;
}

/** As a finger does it: what arrives in one instant, the browser would answer in one task. */
async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await setTimeout(80);
  await page.mouse.up();
}

/** Waits outside of the page, so that the waiting is no work of the page's. */
function restOf(page: Page): () => Promise<void> {
  let last = 0;
  const underWay = new Map<Request, number>();
  const note = () => {
    last = Date.now();
  };
  page.on('request', (request) => {
    // The stream of live events never ends, and of a report that may outlive its page no end is told.
    if (!/\/api\/(stream|client-reports)/.test(request.url())) underWay.set(request, Date.now());
    note();
  });
  const over = (request: Request) => {
    underWay.delete(request);
    note();
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return async () => {
    note();
    while (underWay.size > 0 || Date.now() - last < calm) {
      await setTimeout(50);
      for (const [request, since] of underWay) {
        if (Date.now() - since < patience) continue;
        say(`  no end was told of ${request.method()} ${request.url()}`);
        underWay.delete(request);
      }
    }
  };
}
