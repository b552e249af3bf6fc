import { createWriteStream, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec, tap } from 'node:test/reporters';
import { launchSharedBrowser } from './harness/browser.ts';
import { makeTemplate } from './harness/product.ts';

/** `node walk.ts REPORT FILE…`: the journeys of these files over one browser and one prepared product. */
const [report = '', ...files] = process.argv.slice(2);

/** One browser keeps two cores busy: a page that waits for others is late where the product has deadlines. */
const atOnce = 1;

const template = join(import.meta.dirname, '../.cache/journey-template');
rmSync(template, { recursive: true, force: true });
await makeTemplate(template);
const browser = await launchSharedBrowser();
const bytes = (file: string) => statSync(file).size;
const walked = run({
  // The longest first, so that none is left over when the others have ended.
  files: files.toSorted((one, other) => bytes(other) - bytes(one)),
  concurrency: atOnce,
  env: { ...process.env, JOURNEY_TEMPLATE: template, JOURNEY_BROWSER: browser.wsEndpoint() },
});
walked.on('test:fail', () => {
  process.exitCode = 1;
});
walked.on('end', () => browser.close());
walked.compose(tap).pipe(createWriteStream(report));
walked.compose(spec).pipe(process.stdout);
