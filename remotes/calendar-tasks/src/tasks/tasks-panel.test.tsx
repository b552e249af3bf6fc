import {
  createTask,
  deleteTask,
  getTask,
  listTasks,
  restoreTask,
  type Task,
  taskStats,
  toggleTask,
  updateTask,
} from '@board/contracts/calls/tasks';
import { events } from '@board/platform';
import { mockApi, renderBoard } from '@board/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import en from '../messages/en.json';
import zh from '../messages/zh-CN.json';
import { pageOfTasks, someTask } from './some-task.ts';
import { TasksPanel } from './tasks-panel.tsx';

const day = '2026-11-18';
// Finding things by role among a month's or a page's controls is slow without a browser.

const messages = { namespace: 'calendar-tasks', catalogs: { 'zh-CN': zh, en } };

const report = someTask({
  title: 'Lab report',
  priority: 'high',
  time: '16:00-17:30',
  has_reminder: true,
  reminder_time: '2099-11-18T07:45:00.000Z',
  reminders: [{ minutes_before: 15, time: '2099-11-18T07:45:00.000Z' }],
});
const reply = someTask({ title: 'Reply to Prof. Lin' });
const sheet = someTask({ title: 'Sheet 6', completed: true });

function aBoard(tasks: Task[] = [sheet, reply, report], overdue: Task[] = []) {
  let all = tasks;
  const api = mockApi()
    .on(listTasks, ({ query }) =>
      pageOfTasks(query?.date ? all.filter(({ date }) => date === query.date) : overdue),
    )
    .on(toggleTask, ({ params }) => {
      all = all.map((task) =>
        task.id === params.id ? { ...task, completed: !task.completed } : task,
      );
      return all.find(({ id }) => id === params.id) ?? reply;
    })
    .on(createTask, ({ body }) => {
      const task = someTask({ ...body, reminders: [] } as Partial<Task>);
      all = [...all, task];
      return task;
    })
    .on(updateTask, ({ params, body }) => {
      all = all.map((task) =>
        task.id === params.id ? { ...task, title: body?.title ?? '' } : task,
      );
      return all.find(({ id }) => id === params.id) ?? reply;
    })
    .on(deleteTask, ({ params }) => {
      all = all.filter(({ id }) => id !== params.id);
      return { success: true };
    })
    .on(restoreTask, ({ params }) => {
      const back = tasks.find(({ id }) => id === params.id) ?? reply;
      all = [...all, back];
      return back;
    });
  return api;
}

const show = (locale: 'en' | 'zh-CN' = 'en') =>
  renderBoard(<TasksPanel />, { messages, locale, day });
const titles = () =>
  within(screen.getByRole('list', { name: /Tasks of the day|当天任务/ }))
    .getAllByRole('button')
    .map((button) => button.textContent);

beforeEach(() => sessionStorage.clear());

test('the day is the large line, and its tasks come in the order of the day', async () => {
  aBoard();
  const { container } = show();
  expect(await screen.findByText('2 to do, 1 done, 1 reminder')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Wednesday 18 November');
  await screen.findByRole('button', { name: 'Sheet 6' });
  expect(titles()).toEqual(['Lab report', 'Reply to Prof. Lin', 'Sheet 6']);
  expect(
    (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations,
  ).toEqual([]);
});

test('in Chinese the date comes first', async () => {
  aBoard();
  show('zh-CN');
  expect(await screen.findByText('2 项待办，1 项已完成，1 个提醒')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('11月18日 星期三');
});

test('ticking shows at once and goes back with a message if it is refused', async () => {
  const api = aBoard();
  const { person } = show();
  const box = await screen.findByRole('checkbox', { name: 'Done: Reply to Prof. Lin' });
  await person.click(box);
  expect(await screen.findByText('1 to do, 2 done, 1 reminder')).toBeVisible();
  api.refuse(toggleTask, 500, 'http', '');
  await person.click(screen.getByRole('checkbox', { name: 'Done: Lab report' }));
  expect(await screen.findByText('Failed to update the task, please retry later')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Done: Lab report' })).not.toBeChecked(),
  );
});

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

test('the form says what is missing and keeps what was typed', async () => {
  const api = aBoard([]);
  api.refuse(createTask, 500, 'server.unexpected', 'Internal error');
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Add task' }));
  const form = await screen.findByRole('dialog', { name: 'Add a task' });
  await person.click(await within(form).findByRole('button', { name: 'Add' }));
  expect(within(form).getByText('Please enter a title')).toBeVisible();
  await person.type(within(form).getByLabelText('Title'), 'Essay');
  await person.click(within(form).getByRole('button', { name: 'Add' }));
  expect(await within(form).findByText('Failed to add the task, please retry later')).toBeVisible();
  expect(within(form).getByLabelText('Title')).toHaveValue('Essay');
  await person.click(within(form).getByRole('checkbox', { name: 'Already done' }));
  await person.click(within(form).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(api.requests(createTask)).toHaveLength(2));
  expect(api.requests(createTask).map(({ body }) => body)).toEqual([
    expect.objectContaining({ title: 'Essay', completed: false }),
    expect.objectContaining({ title: 'Essay', completed: true }),
  ]);
});

test('a task is viewed, edited, and cancelling restores what was', async () => {
  const api = aBoard();
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Lab report' }));
  const detail = await screen.findByRole('dialog', { name: 'Task details' });
  await person.click(await within(detail).findByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('dialog', { name: 'Edit task' });
  await person.clear(await within(form).findByLabelText('Title'));
  await person.type(within(form).getByLabelText('Title'), 'Other');
  await person.click(within(form).getByRole('button', { name: 'Cancel' }));
  const again = await screen.findByRole('dialog', { name: 'Task details' });
  expect(await within(again).findByText('Lab report')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('Lab report');
  await person.type(screen.getByLabelText('Title'), ' 2');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Task updated successfully')).toBeVisible();
  expect(api.requests(updateTask)[0]).toMatchObject({
    version: 1,
    body: { title: 'Lab report 2' },
  });
});

test('deleting can be undone', async () => {
  const api = aBoard();
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Lab report' }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Task deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lab report' })).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Task restored')).toBeVisible();
  expect(api.requests(restoreTask)).toHaveLength(1);
});

test('a reminder opens the same details without a way to edit', async () => {
  aBoard();
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: /15:45|07:45/ }));
  const detail = await screen.findByRole('dialog', { name: 'Reminder details' });
  expect(await within(detail).findByRole('button', { name: 'in 10 minutes' })).toBeVisible();
  expect(within(detail).queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('somebody else can open a task of another day and begin one', async () => {
  const api = aBoard([]);
  const essay = someTask({ title: 'Essay', date: '2026-11-20' });
  api.on(getTask, () => essay);
  const { person } = show();
  await screen.findByText(/No tasks on this day/);
  act(() => events.emit('task.open', { id: essay.id, date: essay.date }));
  const detail = await screen.findByRole('dialog', { name: 'Task details' });
  expect(await within(detail).findByText('Essay')).toBeVisible();
  await person.keyboard('{Escape}');
  act(() => events.emit('task.add', { title: 'Run fri 8pm' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('Run');
  expect(await screen.findByLabelText('Start')).toHaveValue('20:00');
});

test('what was left over from earlier days is counted by the server where three pages end too early', async () => {
  const old = (page: number) =>
    Array.from({ length: 20 }, () => someTask({ date: `2026-10-0${page}` }));
  const pages = [old(1), old(2), old(3)];
  const twice = pages[0]?.[19] ?? reply;
  const api = mockApi().on(listTasks, ({ query }) => {
    if (query?.date) return pageOfTasks([reply]);
    if (query?.end_date) return pageOfTasks(old(1).slice(0, 1), { total: 130, has_next: true });
    const page = Number(query?.page ?? 1);
    const items = page === 2 ? [twice, ...(pages[1] ?? []).slice(1)] : (pages[page - 1] ?? []);
    return pageOfTasks(items, { page, has_next: true });
  });
  show();
  expect(await screen.findByRole('link', { name: '130 overdue' })).toBeVisible();
  expect(
    api
      .requests(listTasks)
      .map(({ url }) => url)
      .sort(),
  ).toEqual([
    expect.stringMatching(/^\/api\/tasks\?completed=false&end_date=[\d-]+&limit=1$/),
    '/api/tasks?completed=false&limit=20&page=1',
    '/api/tasks?completed=false&limit=20&page=2',
    '/api/tasks?completed=false&limit=20&page=3',
    '/api/tasks?date=2026-11-18&limit=100',
  ]);
});

test('what was left over is counted in the pages that are there, each task once', async () => {
  const old = Array.from({ length: 20 }, () => someTask({ date: '2026-10-01' }));
  const api = mockApi().on(listTasks, ({ query }) => {
    if (query?.date) return pageOfTasks([reply]);
    const first = Number(query?.page) === 1;
    return first
      ? pageOfTasks(old, { has_next: true })
      : pageOfTasks([...old.slice(19), someTask({ date: '2099-01-01' })], { page: 2 });
  });
  show();
  expect(await screen.findByRole('link', { name: '20 overdue' })).toBeVisible();
  await waitFor(() => expect(api.requests(listTasks)).toHaveLength(3));
  expect(screen.getByRole('link', { name: '20 overdue' })).toBeVisible();
});

test('a day of more tasks than are loaded has its counts from the server, and a way to the rest', async () => {
  mockApi()
    .on(listTasks, ({ query }) =>
      pageOfTasks(query?.date ? [reply, sheet] : [], { has_next: true, total: 130 }),
    )
    .on(taskStats, () => ({
      date: day,
      day: { completed: 30, open: 100 },
      overall: { completed: 30, open: 100 },
    }));
  show();
  expect(await screen.findByText('100 to do, 30 done')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All 130 tasks of this day' })).toHaveAttribute(
    'href',
    `/tasks?state=all&from=${day}&to=${day}`,
  );
});

test('a long day is drawn as far as somebody can see', async () => {
  aBoard(
    Array.from({ length: 100 }, (_, index) => someTask({ title: `Sheet ${index}`, date: day })),
  );
  show();
  expect(await screen.findByRole('button', { name: 'Sheet 39' })).toBeVisible();
  expect(titles()).toHaveLength(40);
});

test('what cannot be loaded says so and can be tried again', async () => {
  const api = aBoard();
  api.refuse(listTasks, 400, 'request.invalid', '');
  const { person } = show();
  expect(await screen.findByText(/Tasks could not be refreshed/)).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  aBoard();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: 'Done: Lab report' })).toBeVisible();
  expect(await screen.findByText('Task list refreshed')).toBeVisible();
});
