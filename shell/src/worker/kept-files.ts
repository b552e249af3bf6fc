import { isHashed } from '@board/federation/hashed';

/** Files with a hash in their name never change; everything else is asked for first. */
const files = 'board-files';
const pages = 'board-pages';
const mostFiles = 400;
/** A network that does not answer in time is as good as none. */
const patienceMs = 4_000;
const registryPath = '/registry.json';
const shellPage = '/';
/** Answered by the server alone, and no page of the shell. */
const ofServer = /^\/(api|npm|sdk)(\/|$)/;

/** What the worker answers itself; undefined leaves the request to the browser. */
export function answer(request: Request, origin: string): Promise<Response> | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || ofServer.test(url.pathname)) return;
  if (request.mode === 'navigate') return freshOrKept(request, shellPage);
  if (url.pathname === registryPath) return freshOrKept(request, registryPath);
  if (isHashed(url.pathname)) return keptOrFresh(request);
  return undefined;
}

export async function forget(): Promise<void> {
  await caches.delete(pages);
}

/**
 * What the page names that is there for now. Scripts that are kept while a worker installs are kept
 * with their compiled code, which spares the next visit most of the reading.
 */
export async function keepFirst(): Promise<void> {
  const page = await (await fetch(shellPage)).text();
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
  await keepFiles(named.filter(isHashed));
}

let keeping = Promise.resolve();

/** What was loaded before this worker listened, or may be opened later. Never twice at once. */
export function keep(urls: readonly string[]): Promise<void> {
  keeping = keeping.then(() => keepInTurn(urls)).catch(() => undefined);
  return keeping;
}

async function keepInTurn(urls: readonly string[]): Promise<void> {
  await keepFiles(urls.filter((url) => isHashed(new URL(url).pathname)));
  for (const path of [shellPage, registryPath]) {
    const response = await fetch(path);
    if (response.ok) await (await caches.open(pages)).put(path, response);
  }
  await dropOldest();
}

/** What cannot be had now comes with the next visit, and the others need not wait for it. */
async function keepFiles(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(files);
  for (const url of urls) {
    if (!(await cache.match(url))) await cache.add(url).catch(() => undefined);
  }
}

async function freshOrKept(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(pages);
  try {
    // Who asks what is released by now goes on with what he has until somebody says.
    const isLook = request.cache === 'no-cache';
    const response = await (isLook ? fetch(request) : inTime(fetch(request)));
    // Every page is the same document; one copy opens them all. A picture opened by its address is none.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    if (response.ok && (isPage || name !== shellPage)) await cache.put(name, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(name);
    if (kept) return kept;
    throw error;
  }
}

async function keptOrFresh(request: Request): Promise<Response> {
  const cache = await caches.open(files);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request.url, response.clone());
    await dropOldest();
  }
  return response;
}

/** Never what the kept registry names: a file that no release has changed is the oldest of all. */
async function dropOldest(): Promise<void> {
  const cache = await caches.open(files);
  const requests = await cache.keys();
  if (requests.length <= mostFiles) return;
  const registry = await (await caches.open(pages)).match(registryPath);
  const needed = (await registry?.text()) ?? '';
  const others = requests.filter(({ url }) => !needed.includes(`${new URL(url).pathname}"`));
  for (const request of others.slice(0, requests.length - mostFiles)) await cache.delete(request);
}

function inTime(response: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The network did not answer in time')), patienceMs),
  );
  return Promise.race([response, late]);
}
