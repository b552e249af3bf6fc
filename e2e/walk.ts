import { rmSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, suite } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from './harness/browser.ts';
import { stopLentProducts } from './harness/lent-products.ts';
import { makeTemplate } from './harness/product.ts';
import { share } from './harness/shared.ts';

const bytes = (file: string) => statSync(file).size;

/** `node walk.ts FILE…`: the journeys of these files in one process, over one browser and one prepared product. */
const files = process.argv
  .slice(2)
  // The longest first, so that none is left over when the others have ended.
  .toSorted((one, other) => bytes(other) - bytes(one));

/** One keeps a core busy; on a machine that others keep busy one is enough. */
const atOnce = (await idleShare()) < 1 / 2 ? 1 : 2;

suite('journeys', { concurrency: atOnce }, async () => {
  before(async () => {
    const template = join(import.meta.dirname, '../.cache/journey-template');
    rmSync(template, { recursive: true, force: true });
    await makeTemplate(template);
    share({ template, browser: await launchBrowser() });
  });
  after(async () => {
    await share({}).browser?.close();
    await stopLentProducts();
  });
  for (const file of files) await import(pathToFileURL(resolve(file)).href);
});

/** As it is now: a load average would remember the checks before this one for minutes. */
async function idleShare(): Promise<number> {
  const times = () => cpus().map((core) => core.times);
  const idle = (now: ReturnType<typeof times>) => now.reduce((sum, core) => sum + core.idle, 0);
  const all = (now: ReturnType<typeof times>) =>
    now.reduce((sum, core) => sum + core.user + core.nice + core.sys + core.irq + core.idle, 0);
  const before = times();
  await setTimeout(1_000);
  const later = times();
  return (idle(later) - idle(before)) / (all(later) - all(before));
}
