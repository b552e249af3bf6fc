import { type Task, updateTask } from '@board/contracts/calls/tasks';
import { ApiError } from '@board/platform';
import { someTask } from '@board/test-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBoard, show } from '../testing/show-tasks.tsx';

const report = someTask({
  title: 'Lab report',
  steps: [
    { title: 'Read', done: true },
    { title: 'Write', done: false },
  ],
});

/** A server that keeps the steps, and the detail of the task over its day. */
async function open() {
  let task = report;
  const api = aBoard([report]);
  api.on(updateTask, ({ body }) => {
    task = { ...task, steps: body?.steps ?? task.steps, version: task.version + 1 };
    return task;
  });
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Lab report' }));
  const region = within(await screen.findByRole('region', { name: 'Steps' }));
  const sent = () =>
    api
      .requests(updateTask)
      .map(({ body }) =>
        (body as { steps: typeof report.steps }).steps.map(
          ({ title, done }) => (done ? '+' : '-') + title,
        ),
      );
  return { person, region, sent };
}

test('steps are ticked, added, renamed and taken out where they stand', async () => {
  const { person, region, sent } = await open();
  expect(region.getByText('1 / 2')).toBeVisible();
  await person.click(region.getByRole('checkbox', { name: 'Done: Write' }));
  expect(region.getByText('2 / 2')).toBeVisible();
  await person.type(region.getByRole('textbox', { name: 'Add a step' }), 'Print{Enter}');
  const [first] = region.getAllByRole('textbox', { name: 'Step' });
  await person.clear(first as HTMLElement);
  await person.type(first as HTMLElement, 'Read 13.3{Enter}');
  await person.click(region.getByRole('button', { name: 'Remove “Print”' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['+Read', '+Write'],
      ['+Read', '+Write', '-Print'],
      ['+Read 13.3', '+Write', '-Print'],
      ['+Read 13.3', '+Write'],
    ]),
  );
});

test('a step that was taken out is put back where it was, and what was ticked since stays', async () => {
  const { person, region, sent } = await open();
  await person.click(region.getByRole('button', { name: 'Remove “Read”' }));
  await person.click(region.getByRole('checkbox', { name: 'Done: Write' }));
  await person.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(sent()).toEqual([['-Write'], ['+Write'], ['+Read', '+Write']]));
});

test('a step is one line, and Escape takes back what was typed', async () => {
  const { person, region, sent } = await open();
  const [first] = region.getAllByRole('textbox', { name: 'Step' });
  await person.click(first as HTMLElement);
  await person.paste('\nchapter 13');
  await person.keyboard('{Escape}');
  expect(first).toHaveValue('Read');
  await person.click(first as HTMLElement);
  await person.paste('\nchapter 13');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toEqual([['+Read chapter 13', '-Write']]));
});

test('a step is moved by the arrows of its handle, which says where it is', async () => {
  const { person, region, sent } = await open();
  region.getByRole('button', { name: 'Step 2 of 2, move with the arrow keys' }).focus();
  await person.keyboard('{ArrowUp}');
  expect(await region.findByText('Step 1 of 2')).toBeInTheDocument();
  await waitFor(() => expect(sent()).toEqual([['-Write', '+Read']]));
  await waitFor(() =>
    expect(
      region.getByRole('button', { name: 'Step 1 of 2, move with the arrow keys' }),
    ).toHaveFocus(),
  );
});

test('a step that was moved goes back to its place, and what was ticked since stays', async () => {
  const { person, region, sent } = await open();
  region.getByRole('button', { name: 'Step 2 of 2, move with the arrow keys' }).focus();
  await person.keyboard('{ArrowUp}');
  expect(await screen.findByText('“Write” is step 1 now')).toBeInTheDocument();
  await person.click(region.getByRole('checkbox', { name: 'Done: Write' }));
  await person.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['-Write', '+Read'],
      ['+Write', '+Read'],
      ['+Read', '+Write'],
    ]),
  );
});

test('a step moved place by place goes back to where it was at first', async () => {
  const { person, region, sent } = await open();
  for (const title of ['Print', 'Hand in'])
    await person.type(region.getByRole('textbox', { name: 'Add a step' }), `${title}{Enter}`);
  region.getByRole('button', { name: 'Step 4 of 4, move with the arrow keys' }).focus();
  await person.keyboard('{ArrowUp}');
  await waitFor(() =>
    expect(region.getByRole('button', { name: /^Step 3 of 4, move/ })).toHaveFocus(),
  );
  await person.keyboard('{ArrowUp}');
  await screen.findByText('“Hand in” is step 2 now');
  await person.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(sent().at(-1)).toEqual(['+Read', '-Write', '-Print', '-Hand in']));
});

test('a step is dragged by its handle', async () => {
  const { region, sent } = await open();
  const [handle] = region.getAllByRole('button', { name: /move with/ });
  if (!handle) throw new Error('No handle');
  Object.assign(handle, { setPointerCapture: () => undefined });
  const row = handle.closest('li');
  Object.defineProperty(row, 'offsetHeight', { value: 36 });
  fireEvent.pointerDown(handle, { clientY: 10 });
  fireEvent.pointerMove(handle, { clientY: 40 });
  fireEvent.pointerUp(handle, { clientY: 40 });
  await waitFor(() => expect(sent()).toEqual([['-Write', '+Read']]));
});

test('what the server refuses is not shown as done', async () => {
  const api = aBoard([report]);
  api.refuse(updateTask, 503, 'server.unavailable', 'Gone for a moment');
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Lab report' }));
  const box = await screen.findByRole('checkbox', { name: 'Done: Write' });
  await person.click(box);
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Done: Write' })).not.toBeChecked(),
  );
});

test('what is refused and then done all the same is shown as it was done', async () => {
  const api = aBoard([report]);
  let sent = 0;
  const answers = [Promise.withResolvers<Task>(), Promise.withResolvers<Task>()];
  api.on(updateTask, () => answers[sent++]?.promise ?? report);
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Lab report' }));
  const box = (name: string) => screen.findByRole('checkbox', { name });
  await person.click(await box('Done: Write'));
  await person.click(await box('Done: Read'));
  answers[0]?.reject(new ApiError(503, 'server.unavailable', { message: 'Gone for a moment' }));
  await waitFor(() => expect(sent).toBe(2));
  const steps = [
    { title: 'Read', done: false },
    { title: 'Write', done: true },
  ];
  answers[1]?.resolve({ ...report, steps, version: 2 });
  await waitFor(async () => expect(await box('Done: Write')).toBeChecked());
  expect(await box('Done: Read')).not.toBeChecked();
});
