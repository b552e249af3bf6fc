import type { Call } from '@board/contracts/calls/call';
import { sendRequest } from '../api/send-request.ts';
import { fakeServer, json } from '../testing/fake-server.ts';
import { beginOffline, id, offline } from '../testing/offline-board.ts';

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

test('without a network a read shows the last answer', async () => {
  jest.useFakeTimers();
  fakeServer(() => json({ items: [{ id }] }));
  await sendRequest({ call: list, url: '/api/tasks?page=1' });
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  offline();
  await expect(sendRequest({ call: list, url: '/api/tasks?page=1' })).resolves.toMatchObject({
    reply: { items: [{ id }] },
    kept: true,
  });
  await expect(sendRequest({ call: list, url: '/api/tasks?page=2' })).rejects.toMatchObject({
    status: 0,
  });
});
