import type { Call } from '@board/contracts/calls/call';
import { someUser } from '@board/test-kit';
import { cacheOf } from '../api/board-cache.ts';
import { sendRequest } from '../api/send-request.ts';
import { fakeServer, json } from '../testing/fake-server.ts';
import { beginOffline, id, offline, waiting } from '../testing/offline-board.ts';

jest.mock('./database.ts', () =>
  jest
    .requireActual<typeof import('../testing/memory-store.ts')>('../testing/memory-store.ts')
    .memoryDatabase(),
);

const list: Call = {
  name: 'listTasks',
  method: 'GET',
  path: '/tasks',
  access: 'user',
  reads: ['tasks'],
};

beginOffline();

test('what was just done is not undone by an older copy', async () => {
  const shown = { _k: ['listTasks', '/api/tasks'], data: { items: [{ id, title: 'Report' }] } };
  cacheOf(someUser().id).set('tasks', shown);
  offline();
  await sendRequest(waiting({ title: 'Report' }));
  await expect(sendRequest({ call: list, url: '/api/tasks' })).resolves.toEqual({
    reply: shown.data,
  });
});

test('without a network a read shows the last answer', async () => {
  jest.useFakeTimers();
  fakeServer(() => json({ items: [{ id }] }));
  await sendRequest({ call: list, url: '/api/tasks?page=1' });
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  offline();
  await expect(sendRequest({ call: list, url: '/api/tasks?page=1' })).resolves.toEqual({
    reply: { items: [{ id }] },
  });
  // What is shown is younger than any copy.
  cacheOf(someUser().id).set('shown', { _k: ['', '/api/tasks?page=1'], data: { items: [] } });
  await expect(sendRequest({ call: list, url: '/api/tasks?page=1' })).resolves.toEqual({
    reply: { items: [] },
  });
  await expect(sendRequest({ call: list, url: '/api/tasks?page=2' })).rejects.toMatchObject({
    status: 0,
  });
});
