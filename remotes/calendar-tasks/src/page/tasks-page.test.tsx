import {
  deleteTasks,
  emptyTaskTrash,
  getTask,
  listTasks,
  listTaskTrash,
  restoreTask,
} from '@board/contracts/calls/tasks';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../messages/en.json';
import zh from '../messages/zh-CN.json';
import { pageOfTasks, someTask } from '../testing/some-task.ts';
import { TasksPage } from './tasks-page.tsx';

// Finding things by role among a month's or a page's controls is slow without a browser.

const messages = { namespace: 'calendar-tasks', catalogs: { 'zh-CN': zh, en } };
const essay = someTask({ title: 'Essay', date: '2026-11-10' });
const sheet = someTask({ title: 'Sheet 6' });

function show(path = '/tasks') {
  const api = mockApi()
    .on(listTasks, () => pageOfTasks([essay, sheet]))
    .on(deleteTasks, ({ body }) => ({ deleted: body?.task_ids.length ?? 0 }))
    .on(restoreTask, () => essay)
    .on(emptyTaskTrash, () => ({ deleted: 1 }))
    .on(getTask, () => essay)
    .on(listTaskTrash, () => ({
      ...pageOfTasks([], { total: 1 }),
      items: [{ ...essay, deleted_at: '2026-11-18T04:00:00.000Z', together: 3 }],
    }));
  return { api, ...renderBoard(<TasksPage />, { messages, path, day: '2026-11-18' }) };
}

test('the filters are the question', async () => {
  const { api, person } = show('/tasks?state=done');
  await screen.findByText('Essay');
  await person.type(screen.getByLabelText('Search'), 'tree');
  await person.selectOptions(screen.getByLabelText('Priority'), 'high');
  await waitFor(() =>
    expect(api.requests(listTasks).at(-1)?.url).toBe(
      '/api/tasks?completed=true&page=1&priority=high&search=tree',
    ),
  );
});

test('a page that is no longer there gives way to the last one', async () => {
  const two = pageOfTasks([essay], { page: 2, total: 21 });
  const gone = { items: [], pagination: { ...two.pagination, page: 5 } };
  const api = mockApi().on(listTasks, ({ query }) => (Number(query?.page) === 2 ? two : gone));
  renderBoard(<TasksPage />, { messages, path: '/tasks?page=5', day: '2026-11-18' });
  expect(await screen.findByText('Essay')).toBeVisible();
  expect(api.requests(listTasks).map(({ url }) => url)).toEqual([
    '/api/tasks?completed=false&page=5',
    '/api/tasks?completed=false&page=2',
  ]);
});

test('several tasks are deleted at once and can be had back', async () => {
  const { api, person } = show();
  await person.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));
  await person.click(screen.getByRole('button', { name: 'Delete 2' }));
  expect(await screen.findByText('2 tasks deleted successfully')).toBeVisible();
  expect(api.requests(deleteTasks)[0]?.body).toEqual({ task_ids: [essay.id, sheet.id] });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.requests(restoreTask)).toHaveLength(2));
});

test('the trash gives back, and is emptied only after a question', async () => {
  const { api, person } = show();
  await person.click(await screen.findByRole('tab', { name: 'Trash' }));
  expect(await screen.findByText('Essay, 3 in all')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Restore' }));
  expect(api.requests(restoreTask)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Empty trash' }));
  expect(api.requests(emptyTaskTrash)).toHaveLength(0);
  const answers = await screen.findAllByRole('button', { name: 'Empty trash' });
  await person.click(answers.at(-1) as HTMLElement);
  await waitFor(() => expect(api.requests(emptyTaskTrash)).toHaveLength(1));
});

test('the link of a notification opens its task', async () => {
  show(`/tasks?open=${essay.id}&reminder=1`);
  const detail = await screen.findByRole('dialog', { name: 'Reminder details' });
  expect(await within(detail).findByText('Essay')).toBeVisible();
});
