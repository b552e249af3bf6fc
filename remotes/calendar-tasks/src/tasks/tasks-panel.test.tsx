import { listTasks, taskStats, toggleTask } from '@board/contracts/calls/tasks';
import { mockApi, pageOf, someTask } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { aBoard, day, reply, sheet, show } from '../testing/show-tasks.tsx';

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

test('a reminder of another day says which', async () => {
  aBoard();
  show();
  const list = await screen.findByRole('heading', { level: 3, name: 'Reminders' });
  const call = within(list.parentElement ?? list).getByRole('button', { name: /Lab report/ });
  expect(call).toHaveTextContent(/^07:45Lab reportWed,? 18 Nov in [\d,]+ days$/);
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

test('a line that is ticked stays in its place and keeps the focus', async () => {
  aBoard();
  const { person } = show();
  const box = await screen.findByRole('checkbox', { name: 'Done: Lab report' });
  await screen.findByRole('button', { name: 'Sheet 6' });
  await person.click(box);
  expect(await screen.findByText('1 to do, 2 done')).toBeVisible();
  expect(titles()).toEqual(['Lab report', 'Reply to Prof. Lin', 'Sheet 6']);
  expect(box).toHaveFocus();
});

test('what was left over from earlier days is counted by the server where three pages end too early', async () => {
  const old = (page: number) =>
    Array.from({ length: 20 }, () => someTask({ date: `2026-10-0${page}` }));
  const pages = [old(1), old(2), old(3)];
  const twice = pages[0]?.[19] ?? reply;
  const api = mockApi().on(listTasks, ({ query }) => {
    if (query?.date) return pageOf([reply]);
    if (query?.end_date) return pageOf(old(1).slice(0, 1), { total: 130, has_next: true });
    const page = Number(query?.page ?? 1);
    const items = page === 2 ? [twice, ...(pages[1] ?? []).slice(1)] : (pages[page - 1] ?? []);
    return pageOf(items, { page, has_next: true });
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
    if (query?.date) return pageOf([reply]);
    const first = Number(query?.page) === 1;
    return first
      ? pageOf(old, { has_next: true })
      : pageOf([...old.slice(19), someTask({ date: '2099-01-01' })], { page: 2 });
  });
  show();
  expect(await screen.findByRole('link', { name: '20 overdue' })).toBeVisible();
  await waitFor(() => expect(api.requests(listTasks)).toHaveLength(3));
  expect(screen.getByRole('link', { name: '20 overdue' })).toBeVisible();
});

test('a day of more tasks than are loaded has its counts from the server, and a way to the rest', async () => {
  mockApi()
    .on(listTasks, ({ query }) =>
      pageOf(query?.date ? [reply, sheet] : [], { has_next: true, total: 130 }),
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
  expect(await screen.findByRole('button', { name: 'Sheet 31' })).toBeVisible();
  expect(titles()).toHaveLength(32);
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
