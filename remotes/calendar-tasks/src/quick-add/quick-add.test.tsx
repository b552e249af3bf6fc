import { listCourseNames } from '@board/contracts/calls/courses';
import { createTask, deleteTask, restoreTask, type Task } from '@board/contracts/calls/tasks';
import { someTask } from '@board/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { aBoard, show } from '../testing/show-tasks.tsx';

beforeEach(() => sessionStorage.clear());

test('one line becomes a task, with what was understood shown before', async () => {
  const api = aBoard([]);
  const { person } = show('zh-CN');
  expect(await screen.findByText(/这一天没有任务/)).toBeVisible();
  const line = screen.getByRole('textbox', { name: '用一行添加任务' });
  await person.type(line, '高数作业 20:00-21:30 !高');
  expect(await screen.findByText('20:00–21:30')).toBeVisible();
  await person.keyboard('{Enter}');
  expect(await screen.findByText(/^任务添加成功 · /)).toBeVisible();
  expect(api.requests(createTask)[0]?.body).toMatchObject({
    title: '高数作业',
    time: '20:00-21:30',
    priority: 'high',
  });
  expect(line).toHaveValue('');
});

test('a part of the day is its usual hour, and stands beside its day', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T07:32:00Z'));
  const api = aBoard([]);
  const { person } = show('zh-CN');
  const line = await screen.findByRole('textbox', { name: '用一行添加任务' });
  await person.type(line, '周六上午 洗衣服');
  const chip = await screen.findByRole('button', { name: /^11月21日 ?周六 08:00–09:00$/ });
  expect(chip).toHaveAccessibleDescription('把“周六上午”留在标题里');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(api.requests(createTask)).toHaveLength(1));
  expect(api.requests(createTask)[0]?.body).toMatchObject({
    title: '洗衣服',
    date: '2026-11-21',
    time: '08:00-09:00',
  });
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

test('what was taken is a chip, and pressed away its words are in the title again', async () => {
  const api = aBoard([]);
  const { person } = show();
  const line = await screen.findByRole('textbox', { name: 'Add a task in one line' });
  await person.type(line, 'Essay fri 8pm !high');
  const day = await screen.findByRole('button', { name: /^Fri \d+ \w+$/ });
  expect(day).toHaveAccessibleDescription('Keep “fri” in the title');
  expect(screen.getByRole('button', { name: '20:00–21:00' })).toHaveAccessibleDescription(
    'Keep “8pm” in the title',
  );
  expect(screen.getByRole('button', { name: 'High' })).toHaveAccessibleDescription(
    'Keep “!high” in the title',
  );
  const [told] = screen.getAllByRole('status');
  expect(told).toHaveTextContent(/^EssayFri \d+ \w+20:00–21:00High$/);
  await person.tab();
  expect(day).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Essay fri')).toBeVisible();
  expect(line).toHaveFocus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(api.requests(createTask)).toHaveLength(1));
  expect(api.requests(createTask)[0]?.body).toMatchObject({
    title: 'Essay fri',
    time: '20:00-21:00',
    priority: 'high',
  });
});

test('the last day of a rhythm is a chip of its own, and is sent with it', async () => {
  const api = aBoard([]);
  const { person } = show();
  const line = await screen.findByRole('textbox', { name: 'Add a task in one line' });
  await person.type(line, 'Vocabulary every day until 20 dec 2027');
  expect(
    await screen.findByRole('button', { name: /^until Mon\W+20 December 2027$/ }),
  ).toBeVisible();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(api.requests(createTask)).toHaveLength(1));
  expect(api.requests(createTask)[0]?.body).toMatchObject({
    title: 'Vocabulary',
    recurrence: 'FREQ=DAILY;UNTIL=20271220',
  });
});

test('a time over midnight is one task of the evening', async () => {
  const api = aBoard([]);
  const { person } = show();
  const line = await screen.findByRole('textbox', { name: 'Add a task in one line' });
  await person.type(line, 'Night shift 22:00-02:00{Enter}');
  await waitFor(() => expect(api.requests(createTask)).toHaveLength(1));
  expect(api.requests(createTask)[0]?.body).toMatchObject({ time: '22:00-02:00' });
});

test('Escape asks before it throws away what is written', async () => {
  aBoard([]);
  const { person } = show();
  const line = await screen.findByRole('textbox', { name: 'Add a task in one line' });
  await person.type(line, 'Essay{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(line).toHaveValue('Essay');
  await person.type(line, '{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(line).toHaveValue(''));
});

test('a title that is too long says so, and what was taken out of the line does not count', async () => {
  const api = aBoard([]);
  const { person } = show();
  const line = await screen.findByRole('textbox', { name: 'Add a task in one line' });
  await person.click(line);
  await person.paste(`${'a'.repeat(195)} tomorrow`);
  await screen.findByRole('button', { name: /\d+ \w+/ });
  expect(screen.queryByRole('alert')).toBeNull();
  await person.clear(line);
  await person.paste('a'.repeat(201));
  expect(await screen.findByRole('alert')).toHaveTextContent('at most 200 characters');
  await person.keyboard('{Enter}');
  expect(api.requests(createTask)).toHaveLength(0);
});

test('what was added and is deleted is taken back by one undo: that of the deletion', async () => {
  const api = aBoard([]);
  const { person } = show();
  await person.type(
    await screen.findByRole('textbox', { name: 'Add a task in one line' }),
    'Essay',
  );
  await person.keyboard('{Enter}');
  await screen.findByText(/^Task added successfully/);
  await person.click(await screen.findByRole('button', { name: 'Essay' }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Task deleted successfully: /);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.requests(restoreTask)).toHaveLength(1));
});

test('a series that was added is taken back as a whole', async () => {
  const api = aBoard([]);
  api.on(createTask, ({ body }) =>
    someTask({ title: body.title, series_id: '01930000-0000-7000-8000-0000000000aa' }),
  );
  const { person } = show();
  const line = await screen.findByRole('textbox', { name: 'Add a task in one line' });
  await person.type(line, 'Vocabulary every day');
  await person.keyboard('{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.requests(deleteTask)).toHaveLength(1));
  expect(api.requests(deleteTask)[0]?.url).toMatch(/scope=following/);
});

test('a plan is chips as well: how long, which course, which tags', async () => {
  const api = aBoard([]);
  api.on(listCourseNames, () => ({ items: [{ name: 'Data Structures', color: 2 }] }));
  const { person } = show();
  const line = await screen.findByRole('textbox', { name: 'Add a task in one line' });
  await person.type(line, 'Lab report 90m @data #lab');

  for (const name of ['90 min', 'Data Structures', '#lab'])
    expect(await screen.findByRole('button', { name })).toBeVisible();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(api.requests(createTask)).toHaveLength(1));
  expect(api.requests(createTask)[0]?.body).toMatchObject({
    title: 'Lab report',
    duration_minutes: 90,
    course: 'Data Structures',
    tags: ['lab'],
  });
});

test('what is typed while a line is saved stays', async () => {
  const api = aBoard([]);
  const answer = Promise.withResolvers<Task>();
  api.on(createTask, () => answer.promise);
  const { person } = show();
  const line = await screen.findByRole('textbox', { name: 'Add a task in one line' });
  await person.type(line, 'Essay{Enter}');
  await waitFor(() => expect(api.requests(createTask)).toHaveLength(1));
  await person.clear(line);
  await person.type(line, 'Slides');
  answer.resolve(someTask({ title: 'Essay' }));
  await screen.findByText(/^Task added/);
  expect(line).toHaveValue('Slides');
});

test('a line does not wait for the one before to be saved', async () => {
  const api = aBoard([]);
  const answers = ['Essay', 'Slides'].map(() => Promise.withResolvers<Task>());
  api.on(createTask, ({ body }) => answers[body?.title === 'Essay' ? 0 : 1]?.promise as never);
  const { person } = show();
  const line = await screen.findByRole('textbox', { name: 'Add a task in one line' });
  const save = () => screen.getByRole('button', { name: 'Add' });
  await person.type(line, 'Essay{Enter}');
  await waitFor(() => expect(api.requests(createTask)).toHaveLength(1));
  await person.clear(line);
  await person.type(line, 'Slides{Enter}');
  await waitFor(() => expect(api.requests(createTask)).toHaveLength(2));
  answers[0]?.resolve(someTask({ title: 'Essay' }));
  await screen.findByText(/^Task added/);
  expect(save()).toHaveAttribute('aria-busy', 'true');
  answers[1]?.resolve(someTask({ title: 'Slides' }));
  await waitFor(() => expect(line).toHaveValue(''));
});
