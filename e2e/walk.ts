import { rmSync, statSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, suite } from 'node:test';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from './harness/browser.ts';
import { makeTemplate } from './harness/product.ts';
import { share } from './harness/shared.ts';

const bytes = (file: string) => statSync(file).size;

/** `node walk.ts FILE…`: the journeys of these files in one process, over one browser and one prepared product. */
const files = process.argv
  .slice(2)
  // The longest first, so that none is left over when the others have ended.
  .toSorted((one, other) => bytes(other) - bytes(one));

/** One keeps a core busy for half of its time; on a machine that others keep busy one is enough. */
const atOnce = (loadavg()[0] ?? 0) > 2 * availableParallelism() ? 1 : 2;

suite('journeys', { concurrency: atOnce }, async () => {
  before(async () => {
    const template = join(import.meta.dirname, '../.cache/journey-template');
    rmSync(template, { recursive: true, force: true });
    await makeTemplate(template);
    share({ template, browser: await launchBrowser() });
  });
  after(() => share({})?.browser?.close());
  for (const file of files) await import(pathToFileURL(resolve(file)).href);
});
