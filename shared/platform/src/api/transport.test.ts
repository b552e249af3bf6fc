import { listTasks, taskTrend } from '@board/contracts/calls/tasks';
import { sendCall, setTransport } from './transport.ts';

test('tasks that come as a bare list are one page', async () => {
  setTransport(async () => ({ reply: [{ id: 'a' }, { id: 'b' }] }));
  expect(await sendCall(listTasks, { query: {} })).toEqual({
    items: [{ id: 'a' }, { id: 'b' }],
    pagination: { page: 1, limit: 2, total: 2, total_pages: 1, has_next: false, has_prev: false },
  });
});

test('what comes with its pages stays as it is, and so does every other reply', async () => {
  const page = { items: [], pagination: { page: 3, total: 41 } };
  setTransport(async ({ call }) => ({ reply: call.name === listTasks.name ? page : [] }));
  expect(await sendCall(listTasks, { query: {} })).toBe(page);
  expect(await sendCall(taskTrend, { query: {} })).toEqual([]);
});
