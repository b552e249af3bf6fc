import { changeTasks, emptyTaskTrash, listTasks, restoreTask } from '@board/contracts/calls/tasks';
import type { TaskView } from '@board/contracts/calls/user';
import { events } from '@board/platform';
import { mockApi, pageOf, renderBoard, someTask } from '@board/test-kit';
import { addDays } from '@board/time';
import { screen, waitFor, within } from '@testing-library/react';
import { essay, showPage, today } from '../testing/show-page.tsx';
import { messages } from '../testing/texts.ts';
import { TasksPage } from './tasks-page.tsx';

const urgent: TaskView = { name: 'Urgent', state: 'open', priority: 'high' };

test('the filters are the question', async () => {
  const { api, person } = showPage('/tasks?state=done');
  await screen.findByText('Essay');
  await person.type(screen.getByLabelText('Search'), 'tree');
  await person.click(screen.getByRole('button', { name: 'Filter' }));
  await person.selectOptions(await screen.findByLabelText('Priority'), 'high');
  await waitFor(() =>
    expect(api.requests(listTasks).at(-1)?.url).toBe(
      '/api/tasks?completed=true&limit=100&page=1&priority=high&search=tree',
    ),
  );
});

test('the tags one has are offered, the most used first', async () => {
  const { api, person } = showPage('/tasks');
  const tagged = [['lab'], ['exam', 'Lab'], []].map((tags) => someTask({ title: 'Sheet', tags }));
  api.on(listTasks, () => pageOf(tagged));
  await person.click(await screen.findByRole('button', { name: 'Filter' }));
  const offered = within(await screen.findByRole('group', { name: 'Tag' }));
  expect(offered.getAllByRole('button').map((each) => each.textContent)).toEqual(['lab', 'exam']);
  await person.click(offered.getByRole('button', { name: 'lab' }));
  await waitFor(() => expect(api.requests(listTasks).at(-1)?.url).toContain('tag=lab'));
});

test('a page that is no longer there gives way to the last one', async () => {
  const two = pageOf([essay], { page: 2, total: 21 });
  const gone = { items: [], pagination: { ...two.pagination, page: 5 } };
  const api = mockApi().on(listTasks, ({ query }) => (Number(query?.page) === 2 ? two : gone));
  renderBoard(<TasksPage />, { messages, path: '/tasks?page=5', day: '2026-11-18' });
  expect(await screen.findByText('Essay')).toBeVisible();
  expect(api.requests(listTasks).map(({ url }) => url)).toEqual([
    '/api/tasks?completed=false&limit=100&page=5',
    '/api/tasks?completed=false&limit=100&page=2',
  ]);
});

test('tasks stand in groups, and those that are late go to today at one press and back', async () => {
  const { api, person } = showPage();
  const late = await screen.findByRole('region', { name: 'Overdue' });
  expect(within(late).getByText('Essay')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Today' })).getByText('Sheet 6')).toBeVisible();
  await person.click(within(late).getByRole('button', { name: 'Move to today' }));
  expect(await screen.findByText(/^1 task moved to/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  expect(api.requests(changeTasks).map(({ body }) => body)).toEqual([
    { changes: [{ id: essay.id, date: today }] },
    { changes: [{ id: essay.id, date: '2026-11-10' }] },
  ]);
});

test('of a group that goes on on the next page the number says so', async () => {
  const tomorrow = someTask({ title: 'Second', date: addDays(today, 1) });
  mockApi().on(listTasks, () => pageOf([essay, tomorrow], { has_next: true }));
  renderBoard(<TasksPage />, { messages, path: '/tasks', day: today });
  expect(await screen.findByRole('region', { name: 'Overdue' })).toHaveTextContent(/Overdue1Move/);
  expect(screen.getByRole('region', { name: 'Tomorrow' })).toHaveTextContent(/ · 1\+/);
});

test('what is set is kept as a view under a name, and taken back', async () => {
  const kept = jest.fn();
  const stop = events.on('preferences.change', kept);
  const { person } = showPage('/tasks?priority=high&course=Algebra&tag=exam');
  await person.click(await screen.findByRole('button', { name: 'Save as a view' }));
  await person.type(await screen.findByLabelText('Name of the view'), 'Urgent{Enter}');
  expect(await screen.findByText('View “Urgent” saved')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(kept.mock.calls).toEqual([
    [{ taskViews: [{ ...urgent, course: 'Algebra', tag: 'exam' }] }],
    [{ taskViews: [] }],
  ]);
  stop();
});

test('a view is a tab beside the others, and what it has set goes with it', async () => {
  const { api, person } = showPage('/tasks', [urgent]);
  const tab = await screen.findByRole('tab', { name: 'Urgent' });
  await person.click(tab);
  expect(await screen.findByRole('button', { name: 'Remove this view' })).toBeVisible();
  expect(tab).toHaveAttribute('aria-selected', 'true');
  await person.click(screen.getByRole('tab', { name: 'Done' }));
  await waitFor(() =>
    expect(api.requests(listTasks).at(-1)?.url).toBe('/api/tasks?completed=true&limit=100&page=1'),
  );
});

test('the trash gives back, and is emptied only after a question', async () => {
  const { api, person } = showPage();
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
  showPage(`/tasks?open=${essay.id}&reminder=1`);
  const detail = await screen.findByRole('dialog', { name: 'Reminder details' });
  expect(await within(detail).findByText('Essay')).toBeVisible();
});
