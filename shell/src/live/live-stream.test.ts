import type { LiveEvent } from '@board/contracts/calls/stream';
import { bearer } from '../identity/bearer.ts';
import { holdStream } from './live-stream.ts';

const line = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`;
const stream = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
  );
const changed: LiveEvent = { kind: 'changed', scopes: ['tasks'], revisions: { tasks: 2 } };

let abort: AbortController;
let heard: LiveEvent[];
const hold = () => holdStream({ signal: abort.signal, onEvent: (event) => void heard.push(event) });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const answers = (...replies: (() => Response)[]) => {
  const asked = jest.spyOn(globalThis, 'fetch');
  for (const reply of replies) asked.mockImplementationOnce(async () => reply());
  return asked.mockImplementation(() => new Promise(() => {}));
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  bearer.keep('a-token');
  abort = new AbortController();
  heard = [];
});
afterEach(() => {
  abort.abort();
  bearer.drop();
  jest.useRealTimers();
});

test('events are heard as they come, also in pieces, and what is no event is skipped', async () => {
  const text = line(changed);
  const asked = answers(() =>
    stream(line({ kind: 'hello' }), ':\n\n', 'data: {oops\n\n', text.slice(0, 9), text.slice(9)),
  );
  void hold();
  await pass(0);
  expect(heard).toEqual([{ kind: 'hello' }, changed]);
  expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer a-token' });
});

test('a broken stream is opened again, later each time, and soon again after it has worked', async () => {
  const down = () => {
    throw new TypeError('no network');
  };
  const asked = answers(down, down, () => stream(line({ kind: 'hello' })), down);
  void hold();
  await pass(0);
  await pass(999);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(2);
  await pass(1_999);
  expect(asked).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(heard).toEqual([{ kind: 'hello' }]);
  await pass(1_000);
  expect(asked).toHaveBeenCalledTimes(4);
});

test('displaced by others it stays away for minutes, and says nothing', async () => {
  const asked = answers(() => stream(line({ kind: 'hello' }), line({ kind: 'displaced' })));
  void hold();
  await pass(9 * 60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(heard).toEqual([{ kind: 'hello' }]);
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('an ended session is said, and nothing is asked any more', async () => {
  const asked = answers(() => new Response('', { status: 401 }));
  await hold();
  expect(heard).toEqual([{ kind: 'session-ended' }]);
  await pass(120_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('told to stop it stops, also while it waits', async () => {
  const asked = answers(() => new Response('', { status: 503 }));
  const held = hold();
  await pass(0);
  abort.abort();
  await held;
  await pass(120_000);
  expect(asked).toHaveBeenCalledTimes(1);
});
