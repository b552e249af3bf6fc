import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { registerSignedIn } from '../../e2e/harness/accounts.ts';
import { type Instance, startInstance } from '../../e2e/harness/instance.ts';

/** Whatever a browser keeps of somebody who is signed in. */
export type SignedIn = Awaited<ReturnType<typeof signInWithSample>>;

export interface Site {
  name: string;
  server: Instance;
  person: SignedIn;
}

const root = join(import.meta.dirname, '../..');
const serve = join(import.meta.dirname, 'serve.ts');

/** The product's server over one folder of builds, with a person who has the sample's term. */
export async function startSite(
  browser: Browser,
  { name, data, builds = root }: { name: string; data: string; builds?: string },
): Promise<Site> {
  mkdirSync(data, { recursive: true });
  const environment = { DATA_DIR: data, DATABASE_URL: '', ADMIN_PASSWORD: 'a-long-journey' };
  const server = await startInstance(environment, [serve, builds]);
  await untilCompressed(server.url, builds);
  return { name, server, person: await signInWithSample(browser, server.url) };
}

interface Release {
  files: { path: string; url?: string }[];
}

/** A server that has just started compresses its files, and sends them as they are meanwhile. */
async function untilCompressed(url: string, builds: string): Promise<void> {
  const shell = readFileSync(join(builds, 'shell/dist/release.json'), 'utf8');
  const { files }: Release = JSON.parse(shell);
  const reply = await fetch(`${url}/registry.json`);
  const { remotes }: { remotes: Release[] } = await reply.json();
  for (const file of [...files, ...remotes.flatMap((remote) => remote.files)]) {
    const address = new URL(file.url ?? file.path, url);
    if (!/[.](js|css)$/.test(address.pathname)) continue;
    while (!(await isCompressed(address))) await setTimeout(100);
  }
}

async function isCompressed(address: URL): Promise<boolean> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  const { byteLength } = await response.arrayBuffer();
  return byteLength < 256 || response.headers.get('content-encoding') === 'br';
}

async function signInWithSample(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await registerSignedIn(page);
  const { origins, ...kept } = await context.storageState();
  const token = origins[0]?.localStorage.find(({ name }) => name === 'board.token')?.value;
  const response = await page.request.post('/api/sample-term', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Sample term' },
  });
  if (!response.ok()) throw new Error(`The sample: ${response.status()} ${await response.text()}`);
  await context.close();
  return { origins, ...kept };
}
