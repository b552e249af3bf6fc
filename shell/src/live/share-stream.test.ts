import type { LiveEvent } from '@board/contracts/calls/stream';
import { waitFor } from '@testing-library/react';
import { bearer } from '../identity/bearer.ts';
import { shareStream } from './share-stream.ts';

/** What a browser has and jsdom lacks: one holder a name, the others in line. */
class Locks {
  readonly #lines = new Map<string, Promise<unknown>>();

  request(name: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) {
    const before = this.#lines.get(name) ?? Promise.resolve();
    const turn = before.then(() => {
      if (signal.aborted) throw new DOMException('no longer wanted', 'AbortError');
      return run();
    });
    this.#lines.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }
}

const changed: LiveEvent = { kind: 'changed', scopes: ['tasks'], revisions: { tasks: 2 } };
let streams: ReadableStreamDefaultController<Uint8Array>[];
let stops: (() => void)[];

function openTab(personId = 'lin') {
  const heard: LiveEvent[] = [];
  const stop = shareStream({ personId, onEvent: (event) => void heard.push(event) });
  stops.push(stop);
  return { heard, stop };
}
const say = (event: LiveEvent, index = streams.length - 1) =>
  streams[index]?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));

beforeEach(() => {
  streams = [];
  stops = [];
  bearer.keep('a-token');
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller);
        init?.signal?.addEventListener('abort', () => controller.error(new Error('stopped')));
      },
    });
    return new Response(body);
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  Reflect.deleteProperty(navigator, 'locks');
  bearer.drop();
});

test('one tab of a browser holds the stream and tells the others', async () => {
  const first = openTab();
  const second = openTab();
  await waitFor(() => expect(streams).toHaveLength(1));
  say(changed);
  await waitFor(() => expect([first.heard, second.heard]).toEqual([[changed], [changed]]));
  expect(streams).toHaveLength(1);
});

test('when it closes, the next in line takes over', async () => {
  const first = openTab();
  const second = openTab();
  await waitFor(() => expect(streams).toHaveLength(1));
  first.stop();
  await waitFor(() => expect(streams).toHaveLength(2));
  say(changed);
  await waitFor(() => expect(second.heard).toEqual([changed]));
  expect(first.heard).toEqual([]);
});

test('a tab that closes while it waits leaves the stream to the others', async () => {
  openTab();
  const second = openTab();
  const third = openTab();
  await waitFor(() => expect(streams).toHaveLength(1));
  second.stop();
  say(changed);
  await waitFor(() => expect(third.heard).toEqual([changed]));
  expect([second.heard, streams.length]).toEqual([[], 1]);
});

test('two people in one browser hear nothing of each other', async () => {
  const lin = openTab('lin');
  const eve = openTab('eve');
  await waitFor(() => expect(streams).toHaveLength(2));
  say(changed, 0);
  await waitFor(() => expect(lin.heard).toEqual([changed]));
  expect(eve.heard).toEqual([]);
});

test('without locks there is no stream, and the auto-refresh does what it can', () => {
  Reflect.deleteProperty(navigator, 'locks');
  openTab();
  expect(fetch).not.toHaveBeenCalled();
});
