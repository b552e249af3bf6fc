import {
  changeTasks,
  deleteTasks,
  listTasks,
  restoreTask,
  updateTask,
} from '@board/contracts/calls/tasks';
import { mockApi, pageOf, renderBoard, someTask } from '@board/test-kit';
import { addDays } from '@board/time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { essay, sheet, showPage, today } from '../testing/show-page.tsx';
import { messages } from '../testing/texts.ts';
import { TasksPage } from './tasks-page.tsx';

test('several tasks are deleted at once and can be had back', async () => {
  const { api, person } = showPage();
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
  const { person } = showPage();
  await person.click(await screen.findByRole('button', { name: 'Select all' }));
  expect(screen.getByRole('button', { name: 'Essay' })).toHaveFocus();
  const all = screen.getByRole('button', { name: 'Select all' });
  expect(screen.getByRole('toolbar')).toContainElement(all);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('Ctrl and Shift choose, and what is done then is done to all of them', async () => {
  const { api, person } = showPage();
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
  const { person } = showPage();
  const title = await screen.findByRole('button', { name: 'Essay' });
  await person.keyboard('j{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText('2 selected')).toBeVisible();
  await person.keyboard('{Escape}{Shift>}');
  await person.click(title);
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('keys go from line to line, complete, move and name anew; Escape ends a selection', async () => {
  const { api, person } = showPage();
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
  const { api, person } = showPage();
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
  const { api, person } = showPage();
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
  const { api, person } = showPage();
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
  const { api } = showPage('/tasks?shape=columns');
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

test("the second key of 'g t' is not the list's", async () => {
  const { api, person } = showPage();
  await screen.findByText('Essay');
  await person.keyboard('jgt');
  await person.keyboard('t');
  await waitFor(() => expect(api.requests(changeTasks)).toHaveLength(1));
});
