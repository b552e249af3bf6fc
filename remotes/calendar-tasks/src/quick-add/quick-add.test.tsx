import { createTask } from '@board/contracts/calls/tasks';
import { screen, waitFor } from '@testing-library/react';
import { aBoard, show } from '../testing/show-tasks.tsx';

beforeEach(() => sessionStorage.clear());

test('one line becomes a task, with what was understood shown before', async () => {
  const api = aBoard([]);
  const { person } = show('zh-CN');
  expect(await screen.findByText(/这一天没有任务/)).toBeVisible();
  const line = screen.getByRole('textbox', { name: '用一行添加任务' });
  await person.type(line, '高数作业 20:00-21:30 !高');
  expect(screen.getByText('20:00–21:30')).toBeVisible();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('任务添加成功')).toBeVisible();
  expect(api.requests(createTask)[0]?.body).toMatchObject({
    title: '高数作业',
    time: '20:00-21:30',
    priority: 'high',
  });
  expect(line).toHaveValue('');
});

test('a line that is sent again after no answer came is no second task', async () => {
  const api = aBoard([]);
  api.refuse(createTask, 503, 'server.unavailable', 'Gone for a moment');
  const { person } = show();
  const line = await screen.findByRole('textbox', { name: 'Add a task in one line' });
  await person.type(line, 'Essay');
  await person.keyboard('{Enter}');
  await screen.findByText('Failed to add the task, please retry later');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(api.requests(createTask)).toHaveLength(2));
  await person.type(line, ' 2');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(api.requests(createTask)).toHaveLength(3));
  const [first, again, other] = api
    .requests(createTask)
    .map(({ body }) => (body as { id: string }).id);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
