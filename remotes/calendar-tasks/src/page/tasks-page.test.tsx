import {
  changeTasks,
  deleteTasks,
  emptyTaskTrash,
  getTask,
  listTasks,
  listTaskTrash,
  restoreTask,
  updateTask,
} from '@board/contracts/calls/tasks';
import type { TaskView } from '@board/contracts/calls/user';
import { events } from '@board/platform';
import { mockApi, pageOf, renderBoard, someTask, someUser } from '@board/test-kit';
import { addDays, dayIn } from '@board/time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages } from '../testing/texts.ts';
import { TasksPage } from './tasks-page.tsx';

const essay = someTask({ title: 'Essay', date: '2026-11-10' });
const today = dayIn('UTC', Date.now());
const sheet = someTask({ title: 'Sheet 6', date: today });
const urgent: TaskView = { name: 'Urgent', state: 'open', priority: 'high' };

function show(path = '/tasks', taskViews: TaskView[] = []) {
  const api = mockApi()
    .on(listTasks, () => pageOf([essay, sheet]))
    .on(deleteTasks, ({ body }) => ({ deleted: body?.task_ids.length ?? 0 }))
    .on(restoreTask, () => essay)
    .on(updateTask, () => sheet)
    .on(changeTasks, () => ({ items: [essay, sheet] }))
    .on(emptyTaskTrash, () => ({ deleted: 1 }))
    .on(getTask, () => essay)
    .on(listTaskTrash, () => ({
      ...pageOf([], { total: 1 }),
      items: [{ ...essay, deleted_at: '2026-11-18T04:00:00.000Z', together: 3 }],
      kept_days: 30,
    }));
  const user = someUser();
  const preferences = { ...user.preferences, taskViews };
  const options = { messages, path, day: '2026-11-18', user: { ...user, preferences } };
  return { api, ...renderBoard(<TasksPage />, options) };
}

test('the filters are the question', async () => {
  const { api, person } = show('/tasks?state=done');
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
  const { api, person } = show('/tasks');
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
  const { api, person } = show();
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

test('several tasks are deleted at once and can be had back', async () => {
  const { api, person } = show();
  await person.click(await screen.findByRole('button', { name: 'Select all' }));
  const bar = screen.getByRole('toolbar');
  expect(within(bar).getByText('2 selected')).toBeVisible();
  await person.click(within(bar).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 tasks deleted successfully')).toBeVisible();
  expect(api.requests(deleteTasks)[0]?.body).toEqual({ task_ids: [essay.id, sheet.id] });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.requests(restoreTask)).toHaveLength(2));
});

test('while some are chosen their bar alone says so, and the focus is in the list', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Select all' }));
  expect(screen.getByRole('button', { name: 'Essay' })).toHaveFocus();
  const all = screen.getByRole('button', { name: 'Select all' });
  expect(screen.getByRole('toolbar')).toContainElement(all);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('Ctrl and Shift choose, and what is done then is done to all of them', async () => {
  const { api, person } = show();
  await person.keyboard('{Control>}');
  await person.click(await screen.findByRole('button', { name: 'Essay' }));
  await person.keyboard('{/Control}{Shift>}');
  await person.click(screen.getByRole('button', { name: 'Sheet 6' }));
  await person.keyboard('{/Shift}');
  expect(screen.getByText('2 selected')).toBeVisible();
  await person.keyboard('1');
  await waitFor(() =>
    expect(api.requests(changeTasks)[0]?.body).toEqual({
      changes: [
        { id: essay.id, priority: 'high' },
        { id: sheet.id, priority: 'high' },
      ],
    }),
  );
});

test('Shift and an arrow choose the line one stands on and the next, and begin anew after Escape', async () => {
  const { person } = show();
  const title = await screen.findByRole('button', { name: 'Essay' });
  await person.keyboard('j{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText('2 selected')).toBeVisible();
  await person.keyboard('{Escape}{Shift>}');
  await person.click(title);
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('keys go from line to line, complete, move and name anew; Escape ends a selection', async () => {
  const { api, person } = show();
  await screen.findByText('Essay');
  await person.keyboard('j');
  expect(screen.getByRole('button', { name: 'Essay' })).toHaveFocus();
  await person.keyboard('jk');
  expect(screen.getByRole('button', { name: 'Essay' })).toHaveFocus();
  await person.keyboard(' ');
  expect(screen.getByText('1 selected')).toBeVisible();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).toBeNull();
  await person.keyboard('T');
  await person.keyboard('x');
  await waitFor(() =>
    expect(api.requests(changeTasks).map(({ body }) => body)).toEqual([
      { changes: [{ id: essay.id, date: addDays(today, 1) }] },
      { changes: [{ id: essay.id, completed: true }] },
    ]),
  );
  screen.getByRole('button', { name: 'Sheet 6' }).focus();
  await person.keyboard('e');
  await person.keyboard('{Backspace}7{Enter}');
  await waitFor(() =>
    expect(api.requests(updateTask)[0]?.body).toEqual({ title: 'Sheet 7', date: sheet.date }),
  );
  expect(screen.getByRole('button', { name: 'Sheet 6' })).toHaveFocus();
});

test('the focus goes with a line that moves, and to the next one where a line goes', async () => {
  const tomorrow = addDays(today, 1);
  const later = ['First', 'Second', 'Third'].map((title) => someTask({ title, date: tomorrow }));
  let tasks = later;
  mockApi()
    .on(listTasks, () => pageOf(tasks))
    .on(changeTasks, ({ body }) => {
      const date = body?.changes[0]?.date ?? today;
      tasks = tasks.map((task, at) => (at === 0 ? { ...task, date, version: 2 } : task));
      return { items: tasks.slice(0, 1) };
    })
    .on(deleteTasks, ({ body }) => {
      tasks = tasks.filter(({ id }) => !body?.task_ids.includes(id));
      return { deleted: 1 };
    });
  const { person } = renderBoard(<TasksPage />, { messages, path: '/tasks', day: today });
  await screen.findByText('First');
  await person.keyboard('jt');
  const near = await screen.findByRole('region', { name: 'Today' });
  const title = within(near).getByRole('button', { name: 'First' });
  await waitFor(() => expect(title).toHaveFocus());
  await person.keyboard('j#');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Second' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Third' })).toHaveFocus());
});

test('the letters of a line move it, weigh it and ask for its day', async () => {
  const { api, person } = show();
  await screen.findByText('Essay');
  await person.keyboard('jt123');
  await waitFor(() =>
    expect(api.requests(changeTasks).map(({ body }) => body)).toEqual([
      { changes: [{ id: essay.id, date: today }] },
      { changes: [{ id: essay.id, priority: 'high' }] },
      { changes: [{ id: essay.id, priority: 'medium' }] },
      { changes: [{ id: essay.id, priority: 'low' }] },
    ]),
  );
  await person.keyboard('d');
  const dialog = await screen.findByRole('dialog', { name: /^Move/ });
  const move = within(dialog).getByRole('button', { name: /^Move to/ });
  expect(move).toBeDisabled();
  await person.click(within(dialog).getByRole('radio', { name: 'Tomorrow' }));
  await person.click(move);
  await waitFor(() =>
    expect(api.requests(changeTasks).at(-1)?.body).toEqual({
      changes: [{ id: essay.id, date: addDays(today, 1) }],
    }),
  );
});

test('Shift and an arrow put a line into the group beside, where there is one', async () => {
  const { api, person } = show();
  await screen.findByText('Essay');
  await person.keyboard('j{Shift>}{ArrowLeft}{ArrowRight}{/Shift}');
  // What is late stands before today.
  await waitFor(() =>
    expect(api.requests(changeTasks).map(({ body }) => body)).toEqual([
      { changes: [{ id: essay.id, date: today }] },
    ]),
  );
});

test('the menu of a line has all that its keys do, and names them', async () => {
  const { api, person } = show();
  const title = await screen.findByRole('button', { name: 'Essay' });
  await person.pointer({ keys: '[MouseRight]', target: title });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toContain(
    'Move it to tomorrowShift T',
  );
  await person.click(screen.getByRole('menuitem', { name: /^High priority/ }));
  await waitFor(() =>
    expect(api.requests(changeTasks)[0]?.body).toEqual({
      changes: [{ id: essay.id, priority: 'high' }],
    }),
  );
});

test('in columns a line is dragged into another one, an empty one too', async () => {
  const { api } = show('/tasks?shape=columns');
  const line = (await screen.findByRole('button', { name: 'Essay' })).closest('li');
  const column = screen.getByRole('region', { name: 'Tomorrow', hidden: true });
  if (!line) throw new Error('no line');
  const dataTransfer = { setData: jest.fn() };
  fireEvent.dragStart(line, { dataTransfer });
  fireEvent.dragOver(column, { dataTransfer });
  fireEvent.drop(column, { dataTransfer });
  expect(await screen.findByText(/1 task moved to/)).toBeVisible();
  expect(api.requests(changeTasks)[0]?.body).toEqual({
    changes: [{ id: essay.id, date: addDays(today, 1) }],
  });
});

test('what is set is kept as a view under a name, and taken back', async () => {
  const kept = jest.fn();
  const stop = events.on('preferences.change', kept);
  const { person } = show('/tasks?priority=high&course=Algebra&tag=exam');
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
  const { api, person } = show('/tasks', [urgent]);
  const tab = await screen.findByRole('tab', { name: 'Urgent' });
  await person.click(tab);
  expect(await screen.findByRole('button', { name: 'Remove this view' })).toBeVisible();
  expect(tab).toHaveAttribute('aria-selected', 'true');
  await person.click(screen.getByRole('tab', { name: 'Done' }));
  await waitFor(() =>
    expect(api.requests(listTasks).at(-1)?.url).toBe('/api/tasks?completed=true&limit=100&page=1'),
  );
});

test("the second key of 'g t' is not the list's", async () => {
  const { api, person } = show();
  await screen.findByText('Essay');
  await person.keyboard('jgt');
  await person.keyboard('t');
  await waitFor(() => expect(api.requests(changeTasks)).toHaveLength(1));
});

test('a title that is changed in its line says so and can be put back', async () => {
  const { api, person } = show();
  await person.click(await screen.findByRole('button', { name: 'Sheet 6' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.keyboard('{Backspace}7{Enter}');
  expect(await screen.findByText(/^Task updated/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  expect(api.requests(updateTask)[1]?.body).toMatchObject({ title: 'Sheet 6', date: sheet.date });
});

test('Escape and leaving a title as it was change nothing', async () => {
  const { api, person } = show();
  await person.click(await screen.findByRole('button', { name: 'Sheet 6' }));
  await person.keyboard(' and 7{Escape}');
  expect(screen.getByRole('button', { name: 'Sheet 6' })).toHaveFocus();
  await person.keyboard('{Enter}{Control>}a{/Control}{Backspace}');
  await person.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('button', { name: 'Sheet 6' })).toBeVisible();
  expect(api.requests(updateTask)).toEqual([]);
});

test('what Escape takes back of a title is kept after all by one press', async () => {
  const { api, person } = show();
  await person.click(await screen.findByRole('button', { name: 'Sheet 6' }));
  await person.keyboard(' and 7{Escape}');
  expect(await screen.findByText('The title stays as it was')).toBeVisible();
  expect(api.requests(updateTask)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Rename after all' }));
  expect(await screen.findByText(/^Task updated/)).toBeVisible();
  expect(api.requests(updateTask)[0]?.body).toMatchObject({ title: 'Sheet 6 and 7' });
});

test('a title in its line that takes no more says so', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Sheet 6' }));
  await person.paste('x'.repeat(300));
  expect(await screen.findByText('A title has at most 200 characters')).toBeVisible();
});

test('the details of a task are at the end of its line, and behind a key', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Details: Sheet 6' }));
  const details = await screen.findByRole('dialog', { name: 'Task details' });
  expect(within(details).getByText('Sheet 6')).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(details).not.toBeInTheDocument());
  await person.keyboard('ko');
  expect(await screen.findByRole('dialog', { name: 'Task details' })).toHaveTextContent('Essay');
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
