import { sampleRemote } from '../testing/sample-registry.ts';
import { refreshFiles } from './refresh-files.ts';

const fetched = jest.fn<Promise<unknown>, Parameters<typeof fetch>>();
const { signal } = new AbortController();
const paths = () => fetched.mock.calls.map(([url]) => url);

beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue({ ok: true, arrayBuffer: async () => new ArrayBuffer(0) });
  Object.assign(globalThis, { fetch: fetched });
});

it('fetches the first files past the cache, each held to its hash', async () => {
  const release = sampleRemote();
  await refreshFiles(release, new Set(), signal);
  expect(paths()).toEqual(['/remotes/finance/2/finance.js', '/remotes/finance/2/remote.css']);
  expect(fetched.mock.calls[0]?.[1]).toEqual({
    cache: 'reload',
    integrity: release.files[0]?.integrity,
    signal,
  });
});

it('fetches a lazy file too when it was missing before', async () => {
  const missing = new Set([`${location.origin}/remotes/finance/2/chart.js`]);
  await refreshFiles(sampleRemote(), missing, signal);
  expect(paths()).toContain('/remotes/finance/2/chart.js');
});

it('says which file is the trouble', async () => {
  fetched.mockImplementation(async (url) => ({
    ok: !String(url).endsWith('.css'),
    status: 404,
    arrayBuffer: async () => new ArrayBuffer(0),
  }));
  await expect(refreshFiles(sampleRemote(), new Set(), signal)).rejects.toMatchObject({
    phase: 'style',
    message: expect.stringContaining('remote.css'),
  });
});
