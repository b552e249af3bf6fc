import type { LiveEvent } from '@board/contracts/calls/stream';
import { events } from '@board/platform';
import { renderBoard } from '@board/test-kit';
import { act, waitFor } from '@testing-library/react';
import { bearer } from '../identity/bearer.ts';
import { hearOfReleases } from '../remotes/release-watch.tsx';
import { countingServer, pass, see, TasksPage } from '../testing/tasks-page.tsx';
import { LiveUpdates } from './live-updates.tsx';

jest.mock('../remotes/release-watch.tsx', () => ({ hearOfReleases: jest.fn() }));

let say: (event: LiveEvent) => Promise<void>;

function open() {
  const server = countingServer();
  const view = renderBoard(
    <>
      <LiveUpdates />
      <TasksPage />
    </>,
  );
  return { ...view, ...server };
}

beforeEach(() => {
  bearer.keep('a-token');
  const locks = { request: (_name: string, _options: object, run: () => unknown) => run() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        say = (event) =>
          act(async () =>
            controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
          );
        init?.signal?.addEventListener('abort', () => controller.error(new Error('stopped')));
      },
    });
    return new Response(body);
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
  bearer.drop();
});

test('what changed elsewhere is loaded again, and nothing else', async () => {
  const { loaded } = open();
  await waitFor(() => expect(loaded()).toBe(1));
  await say({ kind: 'changed', scopes: ['courses'], revisions: { courses: 2 } });
  await say({ kind: 'changed', scopes: ['tasks'], revisions: { tasks: 2 } });
  await waitFor(() => expect(loaded()).toBe(2));
});

test('what changed while nobody looked is loaded when somebody does', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { loaded } = open();
  await waitFor(() => expect(loaded()).toBe(1));
  await see(false);
  await say({ kind: 'changed', scopes: ['tasks'], revisions: { tasks: 2 } });
  await pass(300);
  expect(loaded()).toBe(1);
  await see(true);
  await waitFor(() => expect(loaded()).toBe(2));
});

test('a second greeting means a gap, and what was missed is caught up with', async () => {
  const { asked } = open();
  await say({ kind: 'hello' });
  expect(asked()).toBe(0);
  await say({ kind: 'hello' });
  await waitFor(() => expect(asked()).toBe(1));
  expect(hearOfReleases).toHaveBeenLastCalledWith('soon');
});

test('what was released since the page has its list is looked for once it is greeted', async () => {
  open();
  jest.mocked(hearOfReleases).mockClear();
  await say({ kind: 'hello' });
  expect(hearOfReleases).toHaveBeenLastCalledWith('later');
});

test('where another tab holds the stream nobody greets, and it is looked for as well', async () => {
  const locks = { request: () => new Promise(() => undefined) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  jest.mocked(hearOfReleases).mockClear();
  const { loaded } = open();
  await waitFor(() => expect(loaded()).toBe(1));
  expect(hearOfReleases).toHaveBeenLastCalledWith('later');
});

test('what an admin took away is looked for at once', async () => {
  open();
  await say({ kind: 'releases', at_once: true });
  expect(hearOfReleases).toHaveBeenLastCalledWith('now');
});

test('a notification is handed on to whoever shows it', async () => {
  const arrived = jest.fn();
  const stop = events.on('notification.received', arrived);
  open();
  const told = { id: 'n1', title: 'Room changed', message: 'Room 204', actionUrl: '/timetable' };
  await say({
    kind: 'notification',
    notification: {
      ...told,
      type: 'info',
      category: 'course',
      read: false,
      timestamp: '2026-11-18T04:00:00.000Z',
      version: 1,
    },
  });
  await waitFor(() => expect(arrived).toHaveBeenCalledWith(told));
  stop();
});
