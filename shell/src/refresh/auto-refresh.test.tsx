import { events } from '@board/platform';
import { renderBoard } from '@board/test-kit';
import { storedSession } from '../identity/stored-session.ts';
import { countingServer, moved, pass, see, TasksPage } from '../testing/tasks-page.tsx';
import { AutoRefresh } from './auto-refresh.tsx';

function open() {
  storedSession.keepToken('a-token');
  const server = countingServer();
  const view = renderBoard(
    <>
      <AutoRefresh />
      <TasksPage />
    </>,
  );
  return { ...view, ...server };
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});

afterEach(() => {
  jest.useRealTimers();
});

test('asks every 30 seconds and loads again only what moved', async () => {
  const { asked, loaded } = open();
  await pass(0);
  expect([asked(), loaded()]).toEqual([1, 1]);
  await pass(30_000);
  expect([asked(), loaded()]).toEqual([2, 1]);
  moved.tasks = 2;
  await pass(30_000);
  expect([asked(), loaded()]).toEqual([3, 2]);
});

test('tells of a change that is the same for everybody', async () => {
  const told = jest.fn();
  const stop = events.on('global.changed', told);
  open();
  await pass(30_000);
  expect(told).not.toHaveBeenCalled();
  moved.global = 2;
  await pass(30_000);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

test('rests in a hidden page and catches up when it is seen again', async () => {
  const { asked } = open();
  await pass(0);
  await see(false);
  await pass(300_000);
  expect(asked()).toBe(1);
  await see(true);
  await pass(0);
  expect(asked()).toBe(2);
});

test('a short look away asks nothing extra', async () => {
  const { asked } = open();
  await pass(10_000);
  await see(false);
  await see(true);
  await pass(0);
  expect(asked()).toBe(1);
});

test('stops when the pages are left', async () => {
  const { asked, unmount } = open();
  await pass(0);
  unmount();
  await pass(300_000);
  expect(asked()).toBe(1);
});

test('stops when they are left while it asks', async () => {
  const { asked, unmount } = open();
  await pass(0);
  jest.advanceTimersByTime(30_000);
  expect(asked()).toBe(2);
  unmount();
  await pass(300_000);
  expect(asked()).toBe(2);
});
