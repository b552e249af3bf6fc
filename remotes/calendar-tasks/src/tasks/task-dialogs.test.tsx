import {
  countFollowing,
  createTask,
  deleteTask,
  getTask,
  listTasks,
  restoreTask,
  undoTaskChange,
  updateTask,
} from '@board/contracts/calls/tasks';
import { ApiError, events } from '@board/platform';
import { someTask } from '@board/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aBoard, show } from '../testing/show-tasks.tsx';

beforeEach(() => sessionStorage.clear());

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

test('Escape asks before it throws away what is filled in', async () => {
  aBoard([]);
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Add task' }));
  await person.type(await screen.findByLabelText('Title'), 'Essay{Escape}');
  // The mock shell draws its question beneath the dialog.
  const question = () =>
    screen.findByRole('alertdialog', { name: 'Discard what you filled in?', hidden: true });
  const answer = async (name: string) =>
    person.click(within(await question()).getByRole('button', { name, hidden: true }));
  await answer('Keep editing');
  const title = screen.getByLabelText('Title');
  expect(title).toHaveValue('Essay');
  await person.type(title, '{Escape}');
  await answer('Discard');
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());
});

test('what the server says of a field stands beside it, and nowhere else', async () => {
  const message = 'Repeated like this it falls on no day at all';
  const api = aBoard([]);
  api.on(createTask, () => {
    const details = [{ field: 'recurrence', message }];
    throw new ApiError(400, 'task.recurrence_empty', { message, details });
  });
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Add task' }));
  const form = await screen.findByRole('dialog', { name: 'Add a task' });
  await person.type(await within(form).findByLabelText('Title'), 'Essay');
  await person.click(within(form).getByRole('button', { name: 'Add' }));
  const repeat = await within(form).findByRole('combobox', { name: 'Repeat' });
  await waitFor(() => expect(repeat).toHaveAccessibleDescription(message));
  expect(within(form).getAllByText(message)).toHaveLength(1);
});

test('who repeats the 31st learns which months have none, and can have the last day', async () => {
  const api = aBoard([]).on(createTask, () => someTask());
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Add task' }));
  await person.type(await screen.findByLabelText('Title'), 'Rent');
  const day = screen.getByLabelText('Date');
  await person.clear(day);
  await person.type(day, '2026-12-31{Tab}');
  const repeat = screen.getByRole('combobox', { name: 'Repeat' });
  await person.selectOptions(repeat, 'Every month');
  expect(repeat).toHaveAccessibleDescription('Months without a day 31 are skipped.');
  await person.selectOptions(repeat, 'Every month on the last day');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(api.requests(createTask)[0]?.body).toMatchObject({
      recurrence: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    }),
  );
});

test('a reminder goes along with a day that was emptied before another was written', async () => {
  const reminders = [{ minutes_before: null, time: '2026-11-18T01:00:00.000Z' }];
  const essay = someTask({ title: 'Essay', date: '2026-11-18', has_reminder: true, reminders });
  const api = aBoard([essay])
    .on(getTask, () => essay)
    .on(updateTask, () => essay);
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Essay' }));
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const day = await screen.findByLabelText('Date');
  await person.clear(day);
  await person.tab();
  await person.type(day, '2026-11-20{Tab}');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.requests(updateTask)[0]?.body).toMatchObject({
      date: '2026-11-20',
      reminders: [{ time: '2026-11-20T01:00:00.000Z' }],
    }),
  );
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
  await person.click(await screen.findByRole('button', { name: 'Discard', hidden: true }));
  const again = await screen.findByRole('dialog', { name: 'Task details' });
  expect(await within(again).findByText('Lab report')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('Lab report');
  await person.type(screen.getByLabelText('Title'), ' 2');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Task updated successfully: /)).toBeVisible();
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
  expect(await screen.findByText(/^Task deleted successfully: /)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lab report' })).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Task restored')).toBeVisible();
  expect(api.requests(restoreTask)).toHaveLength(1);
});

test.each([
  ['one day', 'Only this one', updateTask],
  ['all that follow', 'This and all following', undoTaskChange],
] as const)('a change of a series, %s, can be undone', async (_, scope, call) => {
  const series = { series_id: '01930000-0000-7000-8000-0000000000aa', recurrence: 'FREQ=DAILY' };
  const words = someTask({ title: 'Vocabulary', ...series });
  const api = aBoard([words]);
  api.on(undoTaskChange, () => words).on(countFollowing, () => ({ open: 3, own: 2 }));
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Vocabulary' }));
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  await person.type(await screen.findByLabelText('Title'), ' 2');
  await person.click(await screen.findByRole('radio', { name: scope }));
  if (call === undoTaskChange)
    expect(await screen.findByText(/^2 of them were changed by themselves/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  expect(api.requests(call).at(-1)?.url).toContain(words.id);
  expect(api.requests(undoTaskChange)).toHaveLength(call === undoTaskChange ? 1 : 0);
});

test('what was saved a moment ago is deleted as what it became, before the list was loaded again', async () => {
  const api = aBoard();
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Lab report' }));
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  await person.type(await screen.findByLabelText('Title'), ' 2');
  api.on(listTasks, () => new Promise(() => undefined));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Task updated successfully: /);
  await person.click(await screen.findByRole('button', { name: 'Lab report 2' }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Task deleted successfully: /);
  expect(api.requests(deleteTask)[0]).toMatchObject({ version: 2 });
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

test('what the words of a title say is taken into the fields by one press', async () => {
  aBoard([]);
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Add task' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a task' }));
  await person.type(await form.findByLabelText('Title'), 'essay fri 8pm !high');
  await person.click(await form.findByRole('button', { name: 'Fill in the fields' }));
  expect(form.getByLabelText('Title')).toHaveValue('essay');
  expect(form.getByLabelText('Start')).toHaveValue('20:00');
  expect(form.getByRole('radio', { name: 'High' })).toBeChecked();
  expect(form.queryByRole('button', { name: 'Fill in the fields' })).toBeNull();
});

test.each([
  [
    'en',
    'Add task',
    'Start',
    'Reminder',
    'At the time',
    /10 minutes before 11:55/,
    'Greyed-out times',
  ],
  ['zh-CN', '添加任务', '开始', '提醒', '准时', /提前 ?10.+11:55/, '已经过去'],
] as const)(
  'in %s a task that starts in five minutes is offered what is still possible',
  async (locale, add, start, reminder, atStart, tenBefore, why) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T12:00:00Z'));
    aBoard([]);
    const { person } = show(locale);
    await person.click(await screen.findByRole('button', { name: add }));
    const form = within(await screen.findByRole('dialog'));
    await person.type(await form.findByLabelText(start), '12:05{Enter}');
    await person.click(await form.findByRole('switch', { name: reminder }));
    expect(form.getByRole('checkbox', { name: `${atStart} 12:05` })).toBeChecked();
    expect(form.getByRole('checkbox', { name: tenBefore })).toBeDisabled();
    expect(form.getByText(new RegExp(why))).toBeVisible();
  },
);

test.each([
  ['en', 'Add task', 'Reminder', 'At another time', 'Remind at', '2 hours before'],
  ['zh-CN', '添加任务', '提醒', '再加一个时刻', '提醒时间', '提前2小时'],
] as const)(
  'in %s how long before is written in the box of a moment, and is ticked',
  async (locale, add, reminder, another, box, words) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T12:00:00Z'));
    aBoard([]);
    const { person } = show(locale);
    await person.click(await screen.findByRole('button', { name: add }));
    const form = within(await screen.findByRole('dialog'));
    const [start, end] = locale === 'en' ? ['Start', 'End'] : ['开始', '结束'];
    await person.type(await form.findByLabelText(start), '16:00{Enter}');
    await person.type(form.getByLabelText(end), '17:00{Enter}');
    await person.click(form.getByRole('switch', { name: reminder }));
    await person.click(form.getByRole('button', { name: another }));
    await person.type(form.getByRole('combobox', { name: box }), `${words}{Enter}`);
    expect(await form.findByRole('checkbox', { name: /14:00/ })).toBeChecked();
    expect(form.getByRole('combobox', { name: box })).toHaveValue('');
  },
);

test.each([
  ['undecided', 'Nothing is decided or saved yet. Save again to choose.'],
  ['theirs', undefined],
] as const)('a conflict that ends %s is not said to be saved', async (kept, words) => {
  const api = aBoard();
  api.on(updateTask, () => {
    throw new ApiError(412, 'request.stale', { current: someTask({ title: 'Theirs' }) });
  });
  const stop = events.on('ui.conflict', ({ answer }) => answer(kept));
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Lab report' }));
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('dialog', { name: 'Edit task' });
  await person.type(await within(form).findByLabelText('Title'), ' 2');
  await person.click(within(form).getByRole('button', { name: 'Save' }));
  if (words) {
    expect(await within(form).findByText(words)).toBeVisible();
    expect(within(form).getByLabelText('Title')).toHaveValue('Lab report 2');
  } else await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(screen.queryByText(/^Task updated successfully: /)).not.toBeInTheDocument();
  expect(api.requests(updateTask)).toHaveLength(1);
  stop();
});

test('what is undone after mine was kept is had back as theirs was', async () => {
  const api = aBoard();
  const theirs = someTask({ title: 'Theirs', version: 7 });
  api.on(updateTask, (_, { version }) => {
    if (version === 1) throw new ApiError(412, 'request.stale', { current: theirs });
    return someTask({ title: 'Mine', version: 8 });
  });
  const stop = events.on('ui.conflict', ({ answer }) => answer('mine'));
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Lab report' }));
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('dialog', { name: 'Edit task' });
  await person.type(await within(form).findByLabelText('Title'), ' 2');
  await person.click(within(form).getByRole('button', { name: 'Save' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.requests(updateTask)).toHaveLength(3));
  expect(api.requests(updateTask)[2]?.body).toMatchObject({ title: 'Theirs' });
  stop();
});
