import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import type { Traveller } from './journey.ts';

/** A worker would answer from its own store before anything could be put in a file's place. */
export const withoutWorker = { serviceWorkers: 'block' } as const;

/** What browser and runtime say of a remote that is broken on purpose. */
export function expectTrouble({ watch }: Traveller): void {
  watch.expect(/Service Worker registration blocked|preload/);
  watch.expect(/RemoteError: The remote 'finance'|broken on purpose|already registered/i);
}

/** And what they say of its files. */
export function expectBrokenFiles(traveller: Traveller): void {
  expectTrouble(traveller);
  traveller.watch.expect(/Failed to load resource|Refused to|integrity|net::ERR/);
  traveller.watch.expect(/ScriptNetworkError|SyntaxError/);
}

/** What can happen to a file on its way. */
export const faults = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  'a 500 in HTML': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>error</h1>' }),
  'a 500 in JSON': (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"success":false}' }),
  truncated: (route) => change(route, (text) => text.slice(0, text.length / 2)),
  'altered by one byte': (route) => change(route, (text) => `${text.slice(0, -1)} `),
  hanging: () => new Promise<void>(() => {}),
} satisfies Record<string, (route: Route) => Promise<void>>;

export type Fault = keyof typeof faults;

/** Until a page has been in the middle of a first drawing for longer than one that ends. */
export async function untilItHangs(beside: Page): Promise<void> {
  await beside.waitForFunction(() => {
    const mark = Object.keys(localStorage).find((key) => key.startsWith('board.drawing '));
    const [began] = localStorage.getItem(mark ?? '')?.split(' ') ?? [];
    return began !== undefined && Date.now() - Number(began) > 6000;
  });
}

/** Answers with another text where the server would have answered with its own. */
async function change(route: Route, alter: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: alter(await response.text()) });
}

interface RegistryFile {
  url: string;
  integrity: string;
}

interface RegistryRemote {
  name: string;
  entry: string;
  previous?: unknown;
  files: RegistryFile[];
  uses?: Record<string, Record<string, string>>;
}

/** Lets a registry say something else of one remote, whatever else it says. */
export function withRegistry(page: Page, name: string, alter: (remote: RegistryRemote) => void) {
  return page.route('**/registry.json', async (route) => {
    const registry = await readRegistry(route);
    for (const remote of registry.remotes) if (remote.name === name) alter(remote);
    await route.fulfill({ json: registry });
  });
}

/** Puts another text in the place of a remote's entry, and its hash into the registry. */
export async function withEntry(page: Page, name: string, alter: (text: string) => string) {
  const entry = new RegExp(`/${name}\\.[0-9a-f]{16}\\.js$`);
  await page.route(entry, (route) => change(route, alter));
  await page.route('**/registry.json', async (route) => {
    const registry = await readRegistry(route);
    for (const file of registry.remotes.find((remote) => remote.name === name)?.files ?? []) {
      if (!entry.test(file.url)) continue;
      const built = await page.request.get(file.url);
      file.integrity = sha384(alter(await built.text()));
    }
    await route.fulfill({ json: registry });
  });
}

/** Releases a text in place of a remote's entry; what is built here is the release before. */
export async function withRelease(page: Page, name: string, text: string) {
  const version = 'another';
  const url = `/remotes/${name}/${version}/${name}.0123456789abcdef.js`;
  await page.route(`**${url}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: text }),
  );
  await withRegistry(page, name, (remote) => {
    const { previous: _, ...before } = structuredClone(remote);
    const [entry] = before.files.filter((file) => file.url === remote.entry);
    const files = [{ ...entry, url, integrity: sha384(text) }];
    Object.assign(remote, { version, entry: url, files, previous: before });
  });
}

async function readRegistry(route: Route): Promise<{ remotes: RegistryRemote[] }> {
  const response = await route.fetch();
  return response.json();
}

const sha384 = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;
