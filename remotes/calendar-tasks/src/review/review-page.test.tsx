import { getBrief, setBrief } from '@board/contracts/calls/planning';
import {
  changeTasks,
  deleteTask,
  listTasks,
  type Task,
  taskTrend,
} from '@board/contracts/calls/tasks';
import { type DayReading, type DaySourcesProps, type DayThing, useTelling } from '@board/platform';
import { DaySourcesProvider } from '@board/platform/host';
import { mockApi, pageOf, renderBoard, someTask } from '@board/test-kit';
import { addDays } from '@board/time';
import { screen, waitFor, within } from '@testing-library/react';
import { useCallback, useMemo } from 'react';
import { messages } from '../testing/texts.ts';
import { ReviewPage } from './review-page.tsx';
import { reviewWeekOf } from './review-week.ts';

/** All of every day but some hours, as another remote tells of it. */
function things(start: string): DayThing[] {
  return Array.from({ length: 7 }, (_, index) => addDays(start, index)).flatMap((date, index) =>
    index === 1
      ? [thing(date, '08:00-15:50'), thing(date, '18:00-22:00')]
      : index === 3
        ? [thing(date, '08:00-20:00'), exam(date, '09:00-09:45'), exam(date, '16:00-19:00')]
        : index === 5
          ? [exam(date, '08:00-08:45')]
          : [thing(date, '08:00-22:00')],
  );
}
const thing = (date: string, time: string): DayThing => ({
  id: `${date} ${time}`,
  kind: 'lesson',
  title: 'Lessons',
  date,
  time,
});

const exam = (date: string, time: string): DayThing => ({
  ...thing(date, time),
  kind: 'exam',
  title: 'Data Structures Quiz 2',
  short: 'Quiz 2',
});

const source = { id: 'lessons', title: 'Lessons', order: 0 };

function Sources({ start, onReading }: DaySourcesProps) {
  const tell = useCallback((reading: DayReading | null) => onReading(source, reading), [onReading]);
  useTelling(
    tell,
    useMemo(() => ({ things: things(start) }), [start]),
  );
  return null;
}

const report = someTask({ title: 'Lab report', date: '2026-11-20', duration_minutes: 90 });
const sheet = someTask({ title: 'Sheet 6', date: '2026-11-21', duration_minutes: 60 });

function aSunday(left: Task[] = [report, sheet]) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T12:00:00Z'));
  let tasks = left;
  return mockApi()
    .on(listTasks, () => pageOf(tasks))
    .on(taskTrend, ({ query }) => ({
      days: Array.from({ length: 14 }, (_, index) => ({
        date: addDays(query?.date ?? '', index - 13),
        completed: index < 7 ? 1 : 2,
        open: 1,
      })),
    }))
    .on(getBrief, () => ({
      brief: { kind: 'sunday' as const, date: '2026-11-22', time: '10:00', lines: [] },
    }))
    .on(setBrief, () => ({
      kind: 'sunday' as const,
      is_on: true,
      time: '10:00',
      way: 'board' as const,
      shows_sums: false,
    }))
    .on(changeTasks, ({ body }) => {
      const placed = new Map(body.changes.map((change) => [change.id, change]));
      const after = tasks.map((task) => ({ ...task, ...placed.get(task.id), version: 2 }));
      tasks = [...after.filter(({ date }) => date <= '2026-11-22'), reply];
      return { items: after.filter(({ id }) => placed.has(id)) };
    })
    .on(deleteTask, ({ params }) => {
      tasks = tasks.filter(({ id }) => id !== params.id);
      return { success: true };
    });
}

const show = () =>
  renderBoard(
    <DaySourcesProvider value={Sources}>
      <ReviewPage />
    </DaySourcesProvider>,
    { messages, timeZone: 'UTC' },
  );

/** It was written down elsewhere meanwhile, and comes with what is loaded after a write. */
const reply = someTask({ title: 'Reply to Prof. Lin', date: '2026-11-22' });
const allIsLoaded = () => screen.findByText(reply.title);

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-16'],
  ['2026-11-24', '2026-11-23'],
])('on %s it is the week of %s', (today, start) => {
  expect(reviewWeekOf(today)).toEqual({
    start,
    end: addDays(start, 6),
    next: addDays(start, 7),
  });
});

test('counts what was done, on each day and beside the week before', async () => {
  aSunday();
  show();
  expect(
    await screen.findByText(/^14 of 21 done\.\s*7 more than in the week before\.$/),
  ).toBeVisible();
});

test('a task and then a gap: it goes to the first quarter there, and where it has no room it cannot', async () => {
  const api = aSunday();
  const { person } = show();
  const tuesday = await screen.findByRole('region', { name: /^Tue/ });
  await person.click(
    await within(tuesday).findByRole('button', { name: 'Free 15:50–18:00: place Lab report here' }),
  );
  // The next one takes its turn.
  await allIsLoaded();
  expect(within(tuesday).getByRole('button', { name: /place Sheet 6 here/ })).toBeEnabled();
  expect(api.requests(changeTasks)[0]?.body).toEqual({
    changes: [{ id: report.id, date: '2026-11-24', time: '16:00-17:30' }],
  });
});

test('an exam beside a lesson is called by its own word where it is low', async () => {
  aSunday();
  show();
  const thursday = within(await screen.findByRole('region', { name: /^Thu/ }));
  expect(await thursday.findByText('Quiz 2')).toBeVisible();
  expect(thursday.getByText('Data Structures Quiz 2')).toBeVisible();
});

test('a short exam is no higher than its time, so that the hours free behind it can be read', async () => {
  aSunday();
  show();
  const saturday = within(await screen.findByRole('region', { name: /^Sat/ }));
  expect(await saturday.findByText('Quiz 2')).toHaveStyle({ '--lines': '1' });
});

test('all of them are laid into the week by one press', async () => {
  const api = aSunday();
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Place all' }));
  await allIsLoaded();
  expect(api.requests(changeTasks)[0]?.body).toEqual({
    changes: [
      { id: report.id, date: '2026-11-24', time: '16:00-17:30' },
      { id: sheet.id, date: '2026-11-26', time: '20:00-21:00' },
    ],
  });
});

test('what has its hour still ahead tonight is not left over', async () => {
  aSunday([report, someTask({ title: 'Gym', date: '2026-11-22', time: '19:00-20:00' })]);
  show();
  expect(await screen.findByRole('button', { name: 'Discard Lab report' })).toBeVisible();
  expect(screen.queryByText('Gym')).toBeNull();
});

test('what will not be done is taken away, and finishing puts the card away', async () => {
  const api = aSunday();
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Discard Sheet 6' }));
  await waitFor(() => expect(api.requests(deleteTask)).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Finish the review' }));
  await waitFor(() => expect(api.requests(setBrief)[0]?.body).toEqual({ closed_on: '2026-11-22' }));
});

test('on a phone it is one question after the other, with the days that have room as buttons', async () => {
  const { matchMedia } = window;
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media.includes('max-width') }),
    );
  const api = aSunday([report]);
  const { person } = show();
  expect(await screen.findByText('1 of 3')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Task 1 of 1')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: /Tue 24 Nov 16:00–17:30/ }));
  await allIsLoaded();
  expect(api.requests(changeTasks)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(screen.getByText('That was all of them.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('button', { name: 'Finish the review' })).toBeVisible();
  narrow.mockRestore();
});
