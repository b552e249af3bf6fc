import { answer, keep } from './kept-files.ts';

const origin = 'https://board.example.org';
const fileAt = (number: number) =>
  `${origin}/assets/${number}.${number.toString(16).padStart(16, '0')}.js`;

let fetched: string[] = [];
let missing: string[] = [];
let registry = '{}';
let type = 'text/html';

const urlOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, origin).href;

async function fromNetwork(request: string | { url: string }): Promise<Response> {
  const url = urlOf(request);
  fetched.push(url);
  if (missing.includes(url)) throw new TypeError('Failed to fetch');
  return new Response(url.endsWith('/registry.json') ? registry : 'content', {
    headers: { 'content-type': type },
  });
}

/** A browser's cache in memory: the oldest first, as its keys are. */
class MemoryCache {
  readonly entries = new Map<string, Response>();

  async match(request: string | { url: string }) {
    return this.entries.get(urlOf(request))?.clone();
  }

  async put(request: string | { url: string }, response: Response) {
    this.entries.set(urlOf(request), response);
  }

  async add(request: string) {
    await this.put(request, await fromNetwork(request));
  }

  async keys() {
    return [...this.entries.keys()].map((url) => ({ url }));
  }

  async delete(request: { url: string }) {
    return this.entries.delete(request.url);
  }
}

const caches = new Map<string, MemoryCache>();

function open(name: string): MemoryCache {
  const known = caches.get(name) ?? new MemoryCache();
  caches.set(name, known);
  return known;
}

const keptFiles = () => [...open('board-files').entries.keys()];

beforeEach(() => {
  caches.clear();
  fetched = [];
  missing = [];
  registry = '{}';
  type = 'text/html';
  Object.assign(globalThis, { caches: { open: async (name: string) => open(name) } });
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => fromNetwork(String(request)));
});

test('what is kept already is not fetched again, even when two ask at once', async () => {
  await Promise.all([keep([fileAt(1)]), keep([fileAt(1), fileAt(2)])]);
  expect(fetched.filter((url) => url.endsWith('.js'))).toEqual([fileAt(1), fileAt(2)]);
});

test('only files that never change are kept by their names', async () => {
  await keep([`${origin}/sw.js`, `${origin}/`, fileAt(1)]);
  expect(keptFiles()).toEqual([fileAt(1)]);
});

test('one that cannot be had does not keep the others waiting, and comes the next time', async () => {
  missing = [fileAt(1)];
  await keep([fileAt(1), fileAt(2)]);
  expect(keptFiles()).toEqual([fileAt(2)]);
  missing = [];
  await keep([fileAt(1), fileAt(2)]);
  expect(keptFiles()).toEqual([fileAt(2), fileAt(1)]);
});

test('the oldest go when there are too many, but never what the release needs', async () => {
  const numbers = Array.from({ length: 403 }, (_, index) => index);
  registry = JSON.stringify({ shell: { later: [new URL(fileAt(1)).pathname] } });
  await keep(numbers.map(fileAt));
  expect(keptFiles()).toHaveLength(400);
  expect(keptFiles().slice(0, 2)).toEqual([fileAt(1), fileAt(4)]);
});

test('a kept file is answered without the network', async () => {
  await keep([fileAt(1)]);
  fetched = [];
  const request = { url: fileAt(1), method: 'GET', mode: 'cors' } as Request;
  await expect((await answer(request, origin))?.text()).resolves.toBe('content');
  expect(fetched).toEqual([]);
});

test('a network that is slow opens the page with what is kept, and still says what is released by now', async () => {
  jest.useFakeTimers();
  await keep([]);
  registry = '{"of":"tomorrow"}';
  jest.mocked(fetch).mockImplementation(async (request) => {
    await new Promise((arrive) => setTimeout(arrive, 10_000));
    return fromNetwork(request as Request);
  });
  const asked = async (cache: RequestCache) => {
    const request = { url: `${origin}/registry.json`, method: 'GET', mode: 'cors', cache };
    const answered = answer(request as Request, origin);
    await jest.advanceTimersByTimeAsync(10_000);
    return (await answered)?.text();
  };
  expect(await asked('default')).toBe('{}');
  expect(await asked('no-cache')).toBe(registry);
  jest.useRealTimers();
});

test('a picture that is opened by its address is not kept as the page of the board', async () => {
  const visit = (path: string) =>
    answer({ method: 'GET', mode: 'navigate', url: origin + path } as Request, origin);
  await visit('/tasks');
  type = 'image/webp';
  await visit('/avatars/lin.webp');
  const kept = await open('board-pages').match('/');
  expect(kept?.headers.get('content-type')).toBe('text/html');
});

test('what the server alone answers is no page of the shell, and kept as none', () => {
  for (const path of ['/api/docs', '/sdk', '/sdk?language=en', '/npm/@board/ui']) {
    const request = { method: 'GET', mode: 'navigate', url: origin + path } as Request;
    expect(answer(request, origin)).toBeUndefined();
  }
  expect(fetched).toEqual([]);
});
