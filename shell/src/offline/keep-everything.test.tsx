import { boardState, sessionState } from '@board/platform/host';
import { someUser } from '@board/test-kit';
import { act, render } from '@testing-library/react';
import { lookForReleases, readRegistry } from '../remotes/registry.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { KeepEverything } from './keep-everything.tsx';

const postMessage = jest.fn();
const before = sampleRegistry(sampleRemote());
const [file] = sampleRemote().files;

/** A release whose only file is this one. */
const releaseWith = (url: string) =>
  sampleRegistry(sampleRemote({ version: url, files: file ? [{ ...file, url }] : [] }));

const answer = (registry: object) =>
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => registry }) });

const afterAWhile = () => act(() => jest.advanceTimersByTimeAsync(10_000));

const asked = () =>
  postMessage.mock.calls.map(([{ urls }]: [{ urls: string[] }]) =>
    urls.map((url) => new URL(url).pathname),
  );

beforeAll(async () => {
  answer(before);
  await readRegistry();
});

beforeEach(() => {
  jest.useFakeTimers();
  postMessage.mockClear();
  document.body.removeAttribute('aria-busy');
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active: { postMessage } }) },
  });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
  Object.assign(sessionState, { status: 'authenticated', user: someUser() });
  boardState.online = true;
});

afterEach(() => jest.useRealTimers());

test('the worker is asked once, and only when the page has loaded what it shows', async () => {
  document.body.setAttribute('aria-busy', 'true');
  const { rerender } = render(<KeepEverything />);
  await afterAWhile();
  expect(asked()).toEqual([]);
  document.body.removeAttribute('aria-busy');
  await afterAWhile();
  rerender(<KeepEverything />);
  await afterAWhile();
  expect(asked()).toEqual([before.remotes[0]?.files.map(({ url }) => url)]);
});

test('who saves data is spared', async () => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: true },
  });
  render(<KeepEverything />);
  await afterAWhile();
  expect(asked()).toEqual([]);
});

test('it waits for the network', async () => {
  boardState.online = false;
  render(<KeepEverything />);
  await afterAWhile();
  expect(asked()).toEqual([]);
  await act(async () => {
    boardState.online = true;
  });
  await afterAWhile();
  expect(asked()).toHaveLength(1);
});

test('of a new release it asks as soon as that is there, though the page goes on with the old', async () => {
  render(<KeepEverything />);
  await afterAWhile();
  answer(releaseWith('/remotes/finance/3/finance.js'));
  await act(async () => void (await lookForReleases()));
  await afterAWhile();
  expect(asked().at(-1)).toEqual(['/remotes/finance/3/finance.js']);
});
