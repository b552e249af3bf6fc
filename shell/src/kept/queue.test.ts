import type { Call } from '@board/contracts/calls/call';
import { runImport } from '@board/contracts/calls/courses';
import { type Task, toggleTask } from '@board/contracts/calls/tasks';
import { events, planWrite } from '@board/platform';
import { boardState, sessionState } from '@board/platform/host';
import { someUser } from '@board/test-kit';
import { mutate } from 'swr';
import { sendRequest } from '../api/send-request.ts';
import { shellState } from '../base/shell-state.ts';
import { sendWaiting } from '../offline/send-waiting.ts';
import { json } from '../testing/fake-server.ts';
import { beginOffline, id, offline, online, url, waiting } from '../testing/offline-board.ts';
import { noteWaiting } from './queue.ts';

jest.mock('./database.ts', () =>
  jest
    .requireActual<typeof import('../testing/memory-store.ts')>('../testing/memory-store.ts')
    .memoryDatabase(),
);

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
beginOffline();

test('without a network a write waits, and the writer sees what was sent', async () => {
  offline();
  const answer = await sendRequest(waiting({ title: 'Report' }, { version: 3 }));
  expect(answer).toEqual({ reply: { id, title: 'Report' }, waits: true });
  expect(shellState.waiting).toBe(1);
  expect(boardState.online).toBe(false);
});

test('what waits is counted and named again after a reload', async () => {
  offline();
  await sendRequest(waiting({ title: 'Report' }));
  await sendRequest(waiting({ title: 'Essay' }));
  Object.assign(shellState, { waiting: 0, waitingNames: [] });
  await noteWaiting();
  expect(shellState).toMatchObject({ waiting: 2, waitingNames: ['Report', 'Essay'] });
});

test('what waited of somebody who leaves meanwhile is not sent as whoever comes', async () => {
  offline();
  await sendRequest(waiting({ title: 'Report' }));
  await sendRequest(waiting({ title: 'Lab report' }));
  const requests = online(() => {
    sessionState.user = someUser({ id: '01930000-0000-7000-8000-0000000000bb' });
    return json({ id });
  });
  await sendWaiting(mutate);
  expect(requests.map(({ body }) => body)).toEqual([{ title: 'Report' }]);
});

test('what waited is sent once, with its key and its version', async () => {
  offline();
  await sendRequest(
    waiting({ id, title: 'Report' }, { call: create, url: '/api/tasks', idempotencyKey: 'a-key' }),
  );
  await sendRequest(waiting({ title: 'Lab report' }, { version: 1 }));
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
  await sendRequest(waiting({ title: 'First' }, { version: 3 }));
  await sendRequest(waiting({ title: 'Second' }, { version: 3 }));
  let version = 3;
  const requests = online(() => json({ id, version: ++version }));
  await sendWaiting(mutate);
  expect(requests.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
});

test('still without a network everything goes on waiting', async () => {
  offline();
  await sendRequest(waiting({ title: 'Report' }));
  await sendWaiting(mutate);
  expect(shellState.waiting).toBe(1);
});

test('what nobody can say the answer of does not wait: it fails', async () => {
  offline();
  await expect(
    sendRequest({ call: runImport, url: '/api/courses/import', body: { courses: [] } }),
  ).rejects.toMatchObject({ code: 'network' });
  expect(shellState.waiting).toBe(0);
});

test('a person who only reads the copy cannot write', async () => {
  sessionState.status = 'offline';
  offline();
  await expect(sendRequest(waiting({ title: 'Report' }))).rejects.toMatchObject({
    code: 'auth.required',
  });
});

test('nothing that waits is sent under another account', async () => {
  offline();
  await sendRequest(waiting({ title: 'Report' }));
  sessionState.user = someUser({ id: '01930000-0000-7000-8000-000000000002' });
  const requests = online(() => json({}));
  await sendWaiting(mutate);
  expect(requests).toHaveLength(0);
});

test('a write that the server refuses for good is given up, in words', async () => {
  offline();
  await sendRequest(waiting({ title: '' }));
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
  await sendRequest(waiting({}, { call: remove, version: 2 }));
  const toasts: string[] = [];
  const stop = events.on('ui.toast', ({ message }) => toasts.push(message));
  online(() => json({ success: false, code: 'task.not_found', message: 'gone' }, 404));
  await sendWaiting(mutate);
  stop();
  expect(toasts).toEqual([]);
  expect(shellState.waiting).toBe(0);
});

test('what is done later to a thing goes behind what waits for it, though the network is back', async () => {
  offline();
  await sendRequest(waiting({ title: 'Report' }, { version: 3 }));
  let version = 3;
  const requests = online(() => json({ id, version: ++version }));
  const later = waiting({ title: 'Lab report' }, { version: 3 });
  expect(await sendRequest(later)).toMatchObject({ waits: true });
  const other = { url: '/api/tasks/01930000-0000-7000-8000-0000000000bb' };
  await sendRequest(waiting({ title: 'Essay' }, other));
  expect(requests.map(({ path }) => path)).toEqual([other.url]);
  await sendWaiting(mutate);
  expect(requests).toHaveLength(3);
});

test('a tick that somebody else made meanwhile has nothing to ask', async () => {
  offline();
  await sendRequest(tickOf({ id, completed: false, version: 1 } as Task));
  online(() => json({ code: 'request.stale', current: { id, completed: true, version: 2 } }, 412));
  await sendWaiting(mutate);
  expect(shellState).toMatchObject({ waiting: 0, undecided: 0 });
});

test('a tick of what somebody else renamed meanwhile is made upon the new name, and nobody is asked', async () => {
  const stop = events.on('ui.conflict', () => {
    throw new Error('nobody should be asked');
  });
  offline();
  await sendRequest(tickOf({ id, title: 'Report', completed: false, version: 1 } as Task));
  const renamed = { id, title: 'Lab report', completed: false, version: 2 };
  const requests = online(({ headers }) =>
    headers.get('if-match') === '"2"'
      ? json({ ...renamed, completed: true, version: 3 })
      : json({ code: 'request.stale', current: renamed }, 412),
  );
  await sendWaiting(mutate);
  stop();
  expect(requests).toHaveLength(2);
  expect(shellState).toMatchObject({ waiting: 0, undecided: 0 });
});

planWrite<typeof toggleTask, Task>(toggleTask, { waits: (_, before) => ticked(before) });

const tickOf = (seen: Task) => ({
  call: toggleTask,
  url: `${url}/toggle`,
  body: undefined,
  version: seen.version,
  waits: { id: crypto.randomUUID(), input: {}, seen, reply: ticked(seen) },
});

const ticked = (before: Task): Task => ({
  ...before,
  completed: true,
  version: before.version + 1,
});

test('a rule for a second factor lets what waits go on waiting', async () => {
  offline();
  await sendRequest(waiting({ title: 'Report' }));
  online(() => json({ code: 'auth.factor_missing', message: 'Set one up' }, 403));
  await sendWaiting(mutate);
  expect(shellState.waiting).toBe(1);
});
