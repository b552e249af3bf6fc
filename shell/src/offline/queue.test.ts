import type { Call } from '@board/contracts/calls/call';
import { events } from '@board/platform';
import { addMessages, boardState, sessionState } from '@board/platform/host';
import { someUser } from '@board/test-kit';
import { mutate } from 'swr';
import { cacheOf } from '../api/board-cache.ts';
import { sendRequest } from '../api/send-request.ts';
import { bearer } from '../session/bearer.ts';
import { shellState } from '../shell-state.ts';
import { fakeServer, json } from '../testing/fake-server.ts';
import { emptyMemoryDatabase } from '../testing/memory-store.ts';
import { withShellTexts } from '../testing/shell-texts.ts';
import { sendWaiting } from './send-waiting.ts';

jest.mock('./database.ts', () =>
  jest
    .requireActual<typeof import('../testing/memory-store.ts')>('../testing/memory-store.ts')
    .memoryDatabase(),
);

const id = '01930000-0000-7000-8000-0000000000aa';
const url = `/api/tasks/${id}`;
const change: Call = {
  name: 'updateTask',
  method: 'PUT',
  path: '/tasks/{id}',
  access: 'user',
  writes: ['tasks'],
};
const create: Call = {
  name: 'createTask',
  method: 'POST',
  path: '/tasks',
  access: 'user',
  writes: ['tasks'],
};
const remove: Call = {
  name: 'deleteTask',
  method: 'DELETE',
  path: '/tasks/{id}',
  access: 'user',
  writes: ['tasks'],
};
const rename: Call = {
  name: 'updateUsername',
  method: 'PUT',
  path: '/user/username',
  access: 'user',
  writes: ['user'],
};

beforeEach(() => {
  emptyMemoryDatabase();
  Object.defineProperty(window, 'indexedDB', { value: {}, configurable: true });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  withShellTexts();
  bearer.keep('a-token');
  Object.assign(sessionState, { status: 'authenticated', user: someUser() });
  Object.assign(boardState, { online: true });
  shellState.waiting = 0;
});

afterEach(() => {
  Reflect.deleteProperty(window, 'indexedDB');
});

const offline = () => fakeServer(() => 'no network');
const online = (answer: Parameters<typeof fakeServer>[0]) => {
  boardState.online = true;
  return fakeServer(answer);
};

test('without a network a write waits, and the writer sees what was sent', async () => {
  offline();
  const reply = await sendRequest({ call: change, url, body: { title: 'Report' }, version: 3 });
  expect(reply).toMatchObject({ title: 'Report' });
  expect(shellState.waiting).toBe(1);
  expect(boardState.online).toBe(false);
});

test('what waited is sent once, with its key and its version', async () => {
  offline();
  await sendRequest({
    call: create,
    url: '/api/tasks',
    body: { id, title: 'Report' },
    idempotencyKey: 'a-key',
  });
  await sendRequest({ call: change, url, body: { title: 'Lab report' }, version: 1 });
  const requests = online(() => json({ id, version: 1 }));
  await sendWaiting(mutate);
  await sendWaiting(mutate);
  expect(
    requests.map(({ method, headers }) => [
      method,
      headers.get('idempotency-key'),
      headers.get('if-match'),
    ]),
  ).toEqual([
    ['POST', 'a-key', null],
    ['PUT', null, '"1"'],
  ]);
  expect(shellState.waiting).toBe(0);
});

test('a later change to the same thing carries the version that the earlier one led to', async () => {
  offline();
  await sendRequest({ call: change, url, body: { title: 'First' }, version: 3 });
  await sendRequest({ call: change, url, body: { title: 'Second' }, version: 3 });
  let version = 3;
  const requests = online(() => json({ id, version: ++version }));
  await sendWaiting(mutate);
  expect(requests.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
});

test('still without a network everything goes on waiting', async () => {
  offline();
  await sendRequest({ call: change, url, body: { title: 'Report' } });
  await sendWaiting(mutate);
  expect(shellState.waiting).toBe(1);
});

test('what touches the account never waits', async () => {
  offline();
  await expect(
    sendRequest({ call: rename, url: '/api/user/username', body: { username: 'lin_2' } }),
  ).rejects.toMatchObject({ code: 'network' });
  expect(shellState.waiting).toBe(0);
});

test('a person who only reads the copy cannot write', async () => {
  sessionState.status = 'offline';
  offline();
  await expect(sendRequest({ call: change, url, body: { title: 'Report' } })).rejects.toMatchObject(
    { status: 0 },
  );
});

test('nothing that waits is sent under another account', async () => {
  offline();
  await sendRequest({ call: change, url, body: { title: 'Report' } });
  sessionState.user = someUser({ id: '01930000-0000-7000-8000-000000000002' });
  const requests = online(() => json({}));
  await sendWaiting(mutate);
  expect(requests).toHaveLength(0);
});

test('a write that the server refuses for good is given up, in words', async () => {
  offline();
  await sendRequest({ call: change, url, body: { title: '' } });
  const toasts: string[] = [];
  const stop = events.on('ui.toast', ({ message }) => toasts.push(message));
  online(() =>
    json({ success: false, code: 'task.title_required', message: 'Please enter a title' }, 400),
  );
  await sendWaiting(mutate);
  stop();
  expect(toasts).toEqual(['Please enter a title']);
  expect(shellState.waiting).toBe(0);
});

test('a deletion whose answer got lost is done', async () => {
  offline();
  await sendRequest({ call: remove, url, version: 2 });
  const toasts: string[] = [];
  const stop = events.on('ui.toast', ({ message }) => toasts.push(message));
  online(() => json({ success: false, code: 'task.not_found', message: 'gone' }, 404));
  await sendWaiting(mutate);
  stop();
  expect(toasts).toEqual([]);
  expect(shellState.waiting).toBe(0);
});

describe('when somebody else changed the same thing', () => {
  const current = { id, title: 'Theirs', priority: 'low', reminders: [{}], version: 9 };
  const conflicting = () => {
    let first = true;
    return online(({ headers }) => {
      if (!first)
        return json({
          ...current,
          title: 'Mine',
          version: Number(headers.get('if-match')?.slice(1, -1)) + 1,
        });
      first = false;
      return json({ success: false, code: 'request.stale', message: 'stale', current }, 412);
    });
  };
  const choosing = (keep: 'mine' | 'theirs') =>
    events.on('ui.conflict', ({ mine, theirs, answer }) => {
      expect(mine).toEqual([
        { label: 'Title', value: 'Mine' },
        { label: 'Priority', value: 'High' },
      ]);
      expect(theirs).toEqual([
        { label: 'Title', value: 'Theirs' },
        { label: 'Priority', value: 'Low' },
      ]);
      answer(keep);
    });

  beforeEach(async () => {
    const words = {
      field: { title: 'Title', priority: 'Priority', reminders: 'Reminders' },
      priority: { high: 'High', low: 'Low' },
    };
    addMessages('calendar-tasks', { en: words, 'zh-CN': words });
    offline();
    const body = { title: 'Mine', priority: 'high', reminders: [] };
    await sendRequest({ call: change, url, body, version: 3 });
  });

  test('keeping mine sends it upon their version', async () => {
    const stop = choosing('mine');
    const requests = conflicting();
    await sendWaiting(mutate);
    stop();
    expect(requests.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"9"']);
    expect(shellState.waiting).toBe(0);
  });

  test('keeping theirs sends nothing more', async () => {
    const stop = choosing('theirs');
    const requests = conflicting();
    await sendWaiting(mutate);
    stop();
    expect(requests).toHaveLength(1);
    expect(shellState.waiting).toBe(0);
  });

  test('nobody is asked when it already is as wished', async () => {
    const stop = events.on('ui.conflict', () => {
      throw new Error('nobody should be asked');
    });
    const requests = online(() =>
      json(
        {
          success: false,
          code: 'request.stale',
          message: 'stale',
          current: { ...current, title: 'Mine', priority: 'high', reminders: [] },
        },
        412,
      ),
    );
    await sendWaiting(mutate);
    stop();
    expect(requests).toHaveLength(1);
    expect(shellState.waiting).toBe(0);
  });
});

const list: Call = {
  name: 'listTasks',
  method: 'GET',
  path: '/tasks',
  access: 'user',
  reads: ['tasks'],
};

test('what was just done is not undone by an older copy', async () => {
  const shown = { _k: ['listTasks', '/api/tasks'], data: { items: [{ id, title: 'Report' }] } };
  cacheOf(someUser().id).set('tasks', shown);
  offline();
  await sendRequest({ call: change, url, body: { title: 'Report' } });
  await expect(sendRequest({ call: list, url: '/api/tasks' })).resolves.toEqual(shown.data);
});

test('without a network a read shows the last answer', async () => {
  jest.useFakeTimers();
  fakeServer(() => json({ items: [{ id }] }));
  await sendRequest({ call: list, url: '/api/tasks?page=1' });
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  offline();
  await expect(sendRequest({ call: list, url: '/api/tasks?page=1' })).resolves.toEqual({
    items: [{ id }],
  });
  // What is shown is younger than any copy.
  cacheOf(someUser().id).set('shown', { _k: ['', '/api/tasks?page=1'], data: { items: [] } });
  await expect(sendRequest({ call: list, url: '/api/tasks?page=1' })).resolves.toEqual({
    items: [],
  });
  await expect(sendRequest({ call: list, url: '/api/tasks?page=2' })).rejects.toMatchObject({
    status: 0,
  });
});
