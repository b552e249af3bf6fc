import { getChanges } from '@board/contracts/calls/system';
import { listTasks } from '@board/contracts/calls/tasks';
import { events, useApi } from '@board/platform';
import { mockApi, renderBoard } from '@board/test-kit';
import { act } from '@testing-library/react';
import { storedSession } from '../identity/stored-session.ts';
import { someRevisions } from '../testing/some-revisions.ts';
import { AutoRefresh } from './auto-refresh.tsx';

const page = { page: 1, limit: 20, total: 0, total_pages: 0, has_next: false, has_prev: false };

function Tasks() {
  useApi(listTasks, { query: {} });
  return null;
}

let tasks = 1;
let global = 1;

function open() {
  storedSession.keepToken('a-token');
  const api = mockApi()
    .on(getChanges, () => ({
      revisions: { ...someRevisions, tasks },
      global,
      build: 'a',
      date: '2026-11-18',
    }))
    .on(listTasks, () => ({ items: [], pagination: page }));
  const view = renderBoard(
    <>
      <AutoRefresh />
      <Tasks />
    </>,
  );
  return {
    ...view,
    asked: () => api.requests(getChanges).length,
    loaded: () => api.requests(listTasks).length,
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function see(visible: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  return act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  tasks = 1;
  global = 1;
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
  tasks = 2;
  await pass(30_000);
  expect([asked(), loaded()]).toEqual([3, 2]);
});

test('tells of a change that is the same for everybody', async () => {
  const told = jest.fn();
  const stop = events.on('global.changed', told);
  open();
  await pass(30_000);
  expect(told).not.toHaveBeenCalled();
  global = 2;
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
