import { readNotification } from '@board/contracts/calls/notifications';
import type { SearchHit } from '@board/contracts/calls/search';
import { getTask, type Task, toggleTask, updateTask } from '@board/contracts/calls/tasks';
import { ApiError, events } from '@board/platform';
import { mockApi, renderBoard, someTask, someUser } from '@board/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { keepRecent, recentHits } from '../kept/recent-hits.ts';
import en from '../messages/late/en.json';
import { useHitActs } from './use-hit-acts.ts';

const day = '2026-11-18';
const essay = someTask({ title: 'Essay', date: '2026-11-16' });

const found: SearchHit = {
  ...{ kind: 'task', id: essay.id, title: essay.title, text: '', date: day, time: null },
  marks: [],
};

function Hit({ action, hit = found }: { action: string; hit?: SearchHit }) {
  const { act, open } = useHitActs();
  return (
    <button type="button" onClick={() => (action === 'open' ? open(hit) : act(hit, action))}>
      Do it
    </button>
  );
}

const messages = { namespace: 'shell', catalogs: { 'zh-CN': en, en } };

test.each([
  ['tick', '“Essay” is done'],
  ['today', '“Essay” is on today'],
])('what is done to a hit, %s, is said with the way there and back', async (action, message) => {
  let task = essay;
  const next = (change: Partial<Task>) => {
    task = { ...task, ...change, version: task.version + 1 };
    return task;
  };
  mockApi()
    .on(getTask, () => task)
    .on(toggleTask, () => next({ completed: !task.completed }))
    .on(updateTask, ({ body }) => next({ date: body?.date ?? task.date }));
  const { person } = renderBoard(<Hit action={action} />, { messages, day });
  await person.click(screen.getByRole('button', { name: 'Do it' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  await waitFor(() => expect(task).toEqual({ ...essay, version: 3 }));
});

test('what was done since it was found stays done', async () => {
  const done = { ...essay, completed: true };
  const api = mockApi()
    .on(getTask, () => done)
    .on(toggleTask, () => essay);
  const { person } = renderBoard(<Hit action="tick" />, { messages, day });
  await person.click(screen.getByRole('button', { name: 'Do it' }));
  expect(await screen.findByText('“Essay” is done')).toBeVisible();
  expect(api.requests(toggleTask)).toEqual([]);
});

test.each([
  ['transaction', 'open', ['finance', 'record', { id: 'found', date: day }]],
  ['transaction', 'edit', ['finance', 'transaction', { id: 'found', date: day }]],
  ['lesson', 'open', ['timetable-timeline', 'lesson', { id: 'found', date: day }]],
  ['lesson', 'edit', ['timetable-timeline', 'course', { id: 'algebra', date: day }]],
  ['term', 'edit', ['timetable-timeline', 'term', { id: 'found', date: day }]],
] as const)(
  'a %s that was found leads to the very thing, %s',
  async (kind, action, [remote, layer, about]) => {
    const heard = jest.fn();
    events.on('ui.layer', heard);
    const hit: SearchHit = {
      ...{ kind, id: 'found', title: 'Lunch', text: '', date: day, time: null, marks: [] },
      ...(kind === 'lesson' && { course_id: 'algebra' }),
    };
    const { person } = renderBoard(<Hit action={action} hit={hit} />, { messages, day });
    await person.click(screen.getByRole('button', { name: 'Do it' }));
    expect(heard).toHaveBeenCalledWith({ remote, layer, about });
  },
);

test('a notification that was found is marked read, and says so', async () => {
  const api = mockApi().on(readNotification, ({ params }) => ({
    ...({ id: params.id, title: 'Room', message: '', type: 'info', category: 'course' } as const),
    ...{ read: true, timestamp: '2026-11-16T08:00:00.000Z', actionUrl: null, version: 2 },
  }));
  const hit: SearchHit = {
    ...{ kind: 'notification', id: essay.id, title: 'Room', text: '', date: null, time: null },
    marks: [],
  };
  const { person } = renderBoard(<Hit action="read" hit={hit} />, { messages, day });
  await person.click(screen.getByRole('button', { name: 'Do it' }));
  expect(await screen.findByText('Marked read')).toBeVisible();
  expect(api.requests(readNotification)).toHaveLength(1);
});

test('what is there no more is not shown as opened lately again', async () => {
  mockApi().on(getTask, () => {
    throw new ApiError(404, 'task.not_found');
  });
  const { id, title } = essay;
  const user = someUser();
  const hit: SearchHit = { kind: 'task', id, title, text: '', date: day, time: null, marks: [] };
  keepRecent(user.id, hit);
  const { person } = renderBoard(<Hit action="tick" />, { messages, day, user });
  await person.click(screen.getByRole('button', { name: 'Do it' }));
  await waitFor(() => expect(recentHits(user.id)).toEqual([]));
});
