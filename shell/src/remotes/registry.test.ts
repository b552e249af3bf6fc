import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';

const registry = sampleRegistry(sampleRemote());
const fetched = jest.fn<Promise<unknown>, Parameters<typeof fetch>>();

const answer = (body: unknown, ok = true) => ({
  ok,
  status: ok ? 200 : 500,
  json: async () => body,
});

/** The registry is read once a page, so every test has a page of its own. */
async function freshPage() {
  jest.resetModules();
  const { readRegistry } = await import('./registry.ts');
  const { guard } = await import('./integrity-plugin.ts');
  return { readRegistry, guard };
}

beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue(answer(registry));
  Object.assign(globalThis, { fetch: fetched });
});

it('is asked for once by all, with nothing that would keep the preload from being used', async () => {
  const { readRegistry } = await freshPage();
  const both = await Promise.all([readRegistry(), readRegistry()]);
  expect(both[0]).toBe(both[1]);
  expect(await readRegistry()).toEqual(registry);
  expect(fetched.mock.calls).toEqual([['/registry.json', { signal: expect.any(AbortSignal) }]]);
});

it('is asked for again when it must be fresh, past the cache', async () => {
  const { readRegistry } = await freshPage();
  await readRegistry();
  await readRegistry({ fresh: true });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ cache: 'no-cache' });
});

it.each([
  ['an error', answer({}, false)],
  ['another format', answer({ ...registry, format: 2 })],
  ['an error page', { ok: true, status: 200, json: () => Promise.reject(new SyntaxError('<')) }],
])('is refused when it is %s, and asked for again by the next', async (_, response) => {
  const { readRegistry } = await freshPage();
  fetched.mockResolvedValueOnce(response);
  await expect(readRegistry()).rejects.toThrow();
  expect(await readRegistry()).toEqual(registry);
});

it('lets the files it names be loaded, and no others', async () => {
  const { readRegistry, guard } = await freshPage();
  const script = document.createElement('script');
  script.src = '/remotes/finance/2/finance.js';
  expect(() => guard(script)).toThrow('not in the registry');
  await readRegistry();
  expect(() => guard(script)).not.toThrow();
});

describe('a registry that is looked at again', () => {
  async function openPage() {
    const { readRegistry } = await freshPage();
    const { lookForReleases } = await import('./registry.ts');
    await readRegistry();
    return { lookForReleases, shown: () => readRegistry() };
  }

  it('names what is new and leaves the page with what it has', async () => {
    const { lookForReleases, shown } = await openPage();
    const newer = sampleRegistry(sampleRemote({ version: '3' }));
    fetched.mockResolvedValue(answer({ ...newer, shell: { ...newer.shell, version: '2' } }));
    expect(await lookForReleases()).toEqual([
      { remote: 'shell', version: '2' },
      { remote: 'finance', version: '3' },
    ]);
    expect((await shown()).remotes[0]?.version).toBe('2');
  });

  it('takes a remote away that was switched off, and brings it back', async () => {
    const { lookForReleases, shown } = await openPage();
    fetched.mockResolvedValue(answer(sampleRegistry(sampleRemote({ disabled: true }))));
    expect(await lookForReleases()).toEqual([]);
    expect((await shown()).remotes[0]?.disabled).toBe(true);
    fetched.mockResolvedValue(answer(registry));
    await lookForReleases();
    expect(await shown()).toEqual(registry);
  });

  it('takes what stands in the place of a release that was withdrawn, and calls it nothing new', async () => {
    const { lookForReleases, shown } = await openPage();
    const rolledBack = sampleRemote({ version: '1', withdrawn: ['2'] });
    fetched.mockResolvedValue(answer(sampleRegistry(rolledBack)));
    expect(await lookForReleases()).toEqual([]);
    expect((await shown()).remotes).toEqual([rolledBack]);
  });
});
