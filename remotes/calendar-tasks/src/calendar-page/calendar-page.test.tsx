import {
  countFollowing,
  listTasks,
  type Task,
  toggleTask,
  updateTask,
} from '@board/contracts/calls/tasks';
import {
  type DayReading,
  type DaySourceProps,
  type DaySourcesProps,
  type DayThing,
  events,
  useTelling,
} from '@board/platform';
import { DaySourcesProvider } from '@board/platform/host';
import { mockApi, pageOf, renderBoard, someTask } from '@board/test-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useCallback, useLayoutEffect } from 'react';
import { remote } from '../remote.tsx';
import { messages } from '../testing/texts.ts';
import { CalendarPage } from './calendar-page.tsx';

const lesson: DayThing = {
  id: 'lesson',
  kind: 'lesson',
  title: 'Data Structures',
  text: 'B-105',
  date: '2026-11-18',
  time: '09:45-11:10',
  color: 2,
};
const rehearsal: DayThing = {
  id: 'rehearsal',
  kind: 'event',
  title: 'Rehearsal',
  date: '2026-11-20',
  time: '22:00-02:00',
};

let lessons: DayReading = {};

/** As the shell draws them: ours, and one of another remote. */
function Sources(props: DaySourcesProps) {
  return (
    <>
      <Source {...props} id="lessons" title="Lessons" order={0} part={Lessons} />
      {Object.entries(remote.days).map(([id, part], index) => (
        <Source key={id} {...props} id={id} title={id} order={index + 1} part={part} />
      ))}
    </>
  );
}

interface SourceProps extends DaySourcesProps {
  id: string;
  title: string;
  order: number;
  part: (props: DaySourceProps) => null;
}

function Source({ id, title, order, part: Part, start, end, onReading }: SourceProps) {
  const tell = useCallback(
    (reading: DayReading | null) => onReading({ id, title, order }, reading),
    [id, title, order, onReading],
  );
  useLayoutEffect(() => tell({}), [tell]);
  return <Part start={start} end={end} tell={tell} />;
}

function Lessons({ tell }: DaySourceProps) {
  useTelling(tell, lessons);
  return null;
}

/** What the server keeps of a move. */
const sent = (body: unknown) => JSON.parse(JSON.stringify(body ?? {}));

/** With `isEndless` one task stands on each page, and after each comes another. */
function show(tasks: Task[] = [], isEndless = false) {
  const api = mockApi()
    .on(listTasks, ({ query }) => {
      const own = tasks.filter(
        ({ date }) =>
          date === (query?.date ?? date) &&
          date >= (query?.start_date ?? '') &&
          date <= (query?.end_date ?? '9'),
      );
      if (!isEndless) return pageOf(own);
      const page = Number(query?.page ?? 1);
      return pageOf(own.slice(page - 1, page), { page, has_next: true });
    })
    .on(updateTask, ({ params, body }) => ({
      ...someTask(),
      ...tasks[0],
      id: params.id,
      ...sent(body),
    }))
    .on(toggleTask, ({ params }) => ({ ...someTask(), id: params.id, completed: true }));
  const board = renderBoard(
    <DaySourcesProvider value={Sources}>
      <CalendarPage />
    </DaySourcesProvider>,
    {
      messages,
      day: '2026-11-18',
    },
  );
  return { api, ...board };
}

beforeEach(() => {
  localStorage.clear();
  lessons = { things: [lesson, rehearsal] };
});

test('the hour is seen in its day and on the axis', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T12:00:00Z'));
  const { container } = show();
  await screen.findByRole('button', { name: /Data Structures/ });
  expect(screen.getByText('12:00')).toHaveStyle({ '--at': '12' });
  const lines = container.querySelectorAll('.now');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toHaveStyle({ '--at': '12' });
  expect(screen.getByRole('row', { name: 'Wednesday, 18 November 2026' })).toContainElement(
    container.querySelector<HTMLElement>('.now'),
  );
});

function onPhone() {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media.includes('max-width') }),
    );
}

test('a phone opens this day an hour before now, and what is over is a press away', async () => {
  onPhone();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T13:30:00Z'));
  const { container, person } = show();
  await screen.findByRole('button', { name: /Data Structures/ });
  const hours = () => container.querySelector<HTMLElement>('[data-hours]');
  const over = () => screen.getByRole('button', { name: /Data Structures/ });
  expect(hours()).not.toContainElement(over());
  await person.click(screen.getByRole('button', { name: 'Hours from 00 to 12' }));
  expect(hours()).toContainElement(over());
  await person.click(screen.getByRole('button', { name: 'Hours from 00 to 07' }));
  await person.click(screen.getByRole('button', { name: 'Hours from 00 to 12', expanded: true }));
  expect(hours()).not.toContainElement(over());
});

test('however late it is a phone is filled, and several things that are over are one press', async () => {
  onPhone();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T23:30:00Z'));
  lessons = {
    things: [lesson, { ...lesson, id: 'next', title: 'Networks', time: '14:00-15:25' }],
  };
  const { person } = show([someTask({ title: 'Call', time: '18:10-18:50' })]);
  expect(await screen.findByRole('button', { name: /^Task, Call/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hours from 00 to 17' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Networks/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: '2 things' }));
  expect(screen.getByRole('button', { name: /Data Structures/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Networks/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Wednesday, 18 November 2026' })).toHaveFocus();
});

test('a day that is over says so, and plans the next one', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T23:30:00Z'));
  const { person } = show([
    someTask({ title: 'Essay', duration_minutes: 45 }),
    someTask({ title: 'Listening', duration_minutes: 45, date: '2026-11-19' }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Plan the day' }));
  expect(
    await screen.findByText('There is no room left today; nothing is placed after 22:00.'),
  ).toBeVisible();
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: /^Plan / }));
  expect(await screen.findByRole('checkbox', { name: /^Place Listening/ })).toBeChecked();
  expect(await screen.findByRole('checkbox', { name: /^Place Essay/ })).toBeChecked();
});

test('what is done takes no time of the day that is planned', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T21:00:00Z'));
  const { person } = show([
    someTask({ title: 'Essay', duration_minutes: 45 }),
    someTask({ title: 'Revise', time: '21:00-22:00', completed: true }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Plan the day' }));
  expect(await screen.findByRole('checkbox', { name: /^Place Essay, 21:00/ })).toBeChecked();
});

test('what is shown is counted of the days that are shown', async () => {
  const { person } = show([someTask(), someTask({ date: '2026-11-20' })]);
  expect(await screen.findByRole('checkbox', { name: 'Lessons 2' })).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'Day' }));
  expect(await screen.findByRole('checkbox', { name: 'Lessons 1' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'tasks 1' })).toBeVisible();
});

test('a month shows what is open before what is done', async () => {
  const { person } = show([
    ...['One', 'Two', 'Three'].map((title) => someTask({ title, completed: true })),
    someTask({ title: 'Essay', time: '22:00-23:00' }),
  ]);
  await person.click(await screen.findByRole('radio', { name: 'Month' }));
  const grid = await screen.findByRole('grid', { name: 'November 2026' });
  expect(await within(grid).findByRole('button', { name: /Essay/ })).toBeVisible();
});

test('what is lifted loses its time with Home', async () => {
  const { api, person } = show([someTask({ title: 'Lab report', time: '16:00-17:00' })]);
  const report = await screen.findByRole('button', { name: /^Task, Lab report/ });
  act(() => report.focus());
  await person.keyboard(' {Home}{Enter}');
  await waitFor(() =>
    expect(api.requests(updateTask)[0]?.body).toEqual({ date: '2026-11-18', time: null }),
  );
});

test('a third thing of the whole day has the last line to itself', async () => {
  show(['One', 'Two', 'Three'].map((title) => someTask({ title })));
  expect(await screen.findByRole('button', { name: /^Task, Three/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: / more$/ })).toBeNull();
});

test('a third and a fourth thing of the whole day are reached with the arrows', async () => {
  const { person } = show(['One', 'Two', 'Three', 'Four'].map((title) => someTask({ title })));
  await screen.findByRole('button', { name: /^Task, One/ });
  // The month beside the week has one of the same name.
  const [, head] = screen.getAllByRole('button', { name: 'Wednesday, 18 November 2026' });
  act(() => head?.focus());
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: '2 more' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Task, Three/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Task, Four/ })).toBeVisible();
  expect(head).toHaveFocus();
});

test('a week that is too full says so', async () => {
  const pages = [1, 2, 3].map((page) => someTask({ title: `Task ${page}` }));
  show(pages, true);
  expect(
    await screen.findAllByText('A week shows its first 3 tasks, and there are more'),
  ).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a task over midnight is one thing of two days, of the Sunday before the week as well', async () => {
  show([
    someTask({ title: 'Night shift', date: '2026-11-15', time: '22:00-02:00' }),
    someTask({ title: 'Early one', date: '2026-11-15', time: '20:00-22:00' }),
    someTask({ title: 'Revision', time: '23:00-01:30' }),
  ]);
  const dayOf = async (name: string) => within(await screen.findByRole('row', { name }));
  const shift = { name: 'Task, Night shift, Sun 15 Nov 22:00 to 02:00, not done' };
  const monday = await dayOf('Monday, 16 November 2026');
  expect(await monday.findByRole('button', shift)).toHaveTextContent('until 02:00');
  expect(monday.queryByText('Early one')).toBeNull();
  const revision = { name: 'Task, Revision, Wed 18 Nov 23:00 to 01:30, not done' };
  for (const day of ['Wednesday, 18 November 2026', 'Thursday, 19 November 2026'])
    expect((await dayOf(day)).getByRole('button', revision)).toBeVisible();
});

test('lessons of another remote, tasks and deadlines stand in one week', async () => {
  show([
    someTask({ title: 'Lab report', time: '16:00-17:30' }),
    someTask({ title: 'Essay', time: '23:59-23:59' }),
    someTask({ title: 'Return two books' }),
  ]);
  const wednesday = within(await screen.findByRole('row', { name: 'Wednesday, 18 November 2026' }));
  expect(
    await wednesday.findByRole('button', {
      name: 'Lesson, Data Structures, Wed 18 Nov 09:45 to 11:10, B-105',
    }),
  ).toBeVisible();
  for (const name of [
    'Task, Lab report, Wed 18 Nov 16:00 to 17:30, not done',
    'Due, Essay, Wed 18 Nov 23:59, not done',
    'Task, Return two books, Wed 18 Nov all day, not done',
  ])
    expect(await wednesday.findByRole('button', { name })).toBeVisible();
});

test('a task that reminds has a bell, and says so', async () => {
  show([
    someTask({ title: 'Essay', time: '16:00-17:00', has_reminder: true }),
    someTask({ title: 'Gym', time: '18:00-19:00', has_reminder: true, completed: true }),
  ]);
  const name = 'Task, Essay, Wed 18 Nov 16:00 to 17:00, not done, has a reminder';
  const essay = await screen.findByRole('button', { name });
  expect(essay.querySelector('svg')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Gym.*, done$/ })).toBeVisible();
});

test('what goes over midnight is one thing, and the next night says until when', async () => {
  show();
  const name = 'Event, Rehearsal, Fri 20 Nov 22:00 to 02:00';
  const saturday = within(await screen.findByRole('row', { name: 'Saturday, 21 November 2026' }));
  expect(await saturday.findByText('until 02:00')).toBeVisible();
  expect(screen.getAllByRole('button', { name })).toHaveLength(2);
});

test('what a source brings together of several is switched one by one', async () => {
  const part = (id: string) => ({ id, title: id });
  const more = { ...lesson, id: 'holiday', title: 'National Day', time: undefined };
  lessons = {
    things: [
      { ...lesson, part: part('Moodle') },
      { ...more, part: part('Holidays') },
    ],
  };
  const { person } = show();
  await person.click(await screen.findByRole('checkbox', { name: 'Holidays 1' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /National Day/ })).toBeNull());
  expect(screen.getByRole('button', { name: /Data Structures/ })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Lessons 2' })).toBeChecked();
  await person.click(screen.getByRole('checkbox', { name: 'Lessons 2' }));
  expect(screen.queryByRole('checkbox', { name: 'Holidays 1' })).toBeNull();
});

test('a source that is switched off stays so', async () => {
  const { person, unmount } = show();
  await screen.findByRole('button', { name: /Data Structures/ });
  await person.click(screen.getByRole('checkbox', { name: 'Lessons 2' }));
  expect(screen.queryByRole('button', { name: /Data Structures/ })).toBeNull();
  unmount();
  show();
  expect(await screen.findByRole('checkbox', { name: 'Lessons 2' })).not.toBeChecked();
});

test('a source that is away says so, keeps what it had and leaves the others alone', async () => {
  const again = jest.fn();
  lessons = { things: [lesson], problem: { words: 'Lessons are away', again } };
  const { person } = show([someTask({ title: 'Gym', time: '16:30-17:15' })]);
  expect(await screen.findByText('Lessons are away')).toBeVisible();
  expect(await screen.findByRole('button', { name: /Data Structures/ })).toBeVisible();
  expect(await screen.findByRole('button', { name: /Gym/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledTimes(1);
});

test('the arrows lead from day to day and from thing to thing, letters change the view', async () => {
  const { person } = show();
  await screen.findByRole('button', { name: /Data Structures/ });
  const week = within(screen.getByRole('grid', { name: '16–22 November' }));
  act(() => week.getByRole('button', { name: 'Monday, 16 November 2026' }).focus());
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(week.getByRole('button', { name: 'Wednesday, 18 November 2026' })).toHaveFocus();
  await person.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /Data Structures/ })).toHaveFocus();
  await person.keyboard(']');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('23–29 November');
  await person.keyboard('a');
  expect(screen.getByRole('radio', { name: 'Agenda' })).toBeChecked();
  await person.keyboard('w');
  expect(screen.getByRole('radio', { name: 'Week' })).toBeChecked();
});

test('on a phone a letter leads to today and not to three days', async () => {
  onPhone();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T07:32:00Z'));
  const { person } = show();
  await screen.findByRole('button', { name: /Data Structures/ });
  act(() =>
    screen
      .getAllByRole('button', { name: /^Wednesday, 18/ })
      .at(-1)
      ?.focus(),
  );
  await person.keyboard(']t');
  expect(await screen.findByRole('row', { name: /^Wednesday, 18/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked();
});

test('a finger that lets go of a thing far beside where it lifted it turns no page', async () => {
  onPhone();
  HTMLElement.prototype.setPointerCapture = () => {};
  show([someTask({ title: 'Lab report', time: '16:00-17:30' })]);
  const task = await screen.findByRole('button', { name: /Lab report/ });
  const heading = () => screen.getByRole('row').getAttribute('aria-label');
  const before = heading();
  fireEvent.pointerDown(task, { button: 0, pointerType: 'touch', clientX: 50 });
  fireEvent.touchStart(task, { touches: [{ clientX: 50, clientY: 0 }] });
  await screen.findByRole('application', { name: 'In hand' });
  fireEvent.touchMove(task, { touches: [{ clientX: 250, clientY: 0 }] });
  fireEvent.pointerUp(task, { pointerType: 'touch' });
  fireEvent.touchEnd(task, { changedTouches: [{ clientX: 250, clientY: 0 }] });
  await screen.findByText('Put back');
  expect(heading()).toBe(before);
});

test('a press of free hours adds a task there', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T07:32:00Z'));
  lessons = {
    things: [
      lesson,
      { ...lesson, id: 'later', date: '2026-11-19', time: '14:00-15:00' },
      { ...lesson, id: 'next', date: '2026-11-19' },
    ],
  };
  const { person } = show();
  await person.click(
    await screen.findByRole('button', { name: 'Free Thu 19 Nov 11:10 to 14:00, add here' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a task' }));
  expect(dialog.getByLabelText('Start')).toHaveValue('11:10');
  expect(dialog.getByLabelText('End')).toHaveValue('12:10');
});

test('the month gives lines to what is not routine and counts the lessons', async () => {
  const { person } = show([someTask({ title: 'Essay', time: '23:59-23:59' })]);
  await person.click(screen.getByRole('radio', { name: 'Month' }));
  expect(
    await screen.findByRole('button', {
      name: /Wednesday, 18 November 2026, 1 lesson, 1 thing/,
    }),
  ).toBeVisible();
  const month = within(screen.getByRole('grid', { name: 'November 2026' }));
  expect(month.getByRole('button', { name: /^Due, Essay/ })).toBeVisible();
  month.getByRole('button', { name: /^Wednesday, 18 November/ }).focus();
  await person.keyboard('{ArrowDown}');
  expect(month.getByRole('button', { name: /^Wednesday, 25 November/ })).toHaveFocus();
});

const report = () => screen.getByRole('button', { name: /^Task, Lab report/ });

test('what is lifted with Space goes by the arrows, says where, and is dropped with Enter', async () => {
  const { api, person } = show([
    someTask({ title: 'Lab report', time: '16:00-17:30' }),
    someTask({ title: 'Group call', time: '18:00-19:00', date: '2026-11-19' }),
  ]);
  await screen.findByRole('button', { name: /Lab report/ });
  act(() => report().focus());
  await person.keyboard(' ');
  const bar = await screen.findByRole('application', { name: 'In hand' });
  expect(bar).toHaveFocus();
  expect(bar).toHaveTextContent('Lab report, lifted, Wed 18 Nov 16:00 to 17:30');
  await person.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(bar).toHaveTextContent('Thu 19 Nov 16:30 to 18:00, no clash');
  await person.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(bar).toHaveTextContent('Thu 19 Nov 16:30 to 18:15, overlaps Group call by 15 min');
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}{Enter}');
  expect(screen.queryByRole('application')).toBeNull();
  expect(api.requests(updateTask).at(-1)?.body).toEqual({
    date: '2026-11-19',
    time: '16:15-18:15',
  });
  expect(await screen.findByText(/^Dropped, Thu 19 Nov 16:15 to 18:15/)).toBeInTheDocument();
});

test('Esc puts back what was lifted, and nothing is written', async () => {
  const { api, person } = show([someTask({ title: 'Lab report', time: '16:00-17:30' })]);
  await screen.findByRole('button', { name: /Lab report/ });
  act(() => report().focus());
  await person.keyboard(' {ArrowRight}{Escape}');
  expect(await screen.findByText('Put back')).toBeInTheDocument();
  expect(report()).toHaveFocus();
  expect(api.requests(updateTask)).toHaveLength(0);
});

test('one of a series asks how far, and says how many', async () => {
  const series = { series_id: '01930000-0000-7000-8000-0000000000aa', recurrence: 'FREQ=WEEKLY' };
  const { api, person } = show([
    someTask({ title: 'Lab report', time: '16:00-17:30', ...series }),
    someTask({ title: 'Lab report', date: '2026-11-25', ...series }),
  ]);
  api.on(countFollowing, () => ({ open: 3, own: 1 }));
  await screen.findByRole('button', { name: /Lab report/ });
  act(() => report().focus());
  await person.keyboard(' {ArrowRight}{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Lab report' }));
  const one = dialog.getByRole('radio', { name: /^Only this one/ });
  expect(one).toBeChecked();
  await waitFor(() => expect(one).toHaveFocus());
  await person.click(
    dialog.getByRole('radio', { name: /3 in the next 120 days 1 of them was changed by itself/ }),
  );
  await person.click(dialog.getByRole('button', { name: 'Move' }));
  const request = api.requests(updateTask).at(-1);
  expect(request?.url).toContain('scope=following');
  expect(request?.body).toEqual({ date: '2026-11-19', time: '16:00-17:30' });
});

test('what cannot be moved says why', async () => {
  lessons = { things: [{ ...lesson, fixed: 'The school decides' }] };
  const { person } = show();
  await screen.findByRole('button', { name: /Data Structures/ });
  const toasts = jest.fn();
  events.on('ui.toast', toasts);
  act(() => screen.getByRole('button', { name: /Data Structures/ }).focus());
  await person.keyboard(' ');
  expect(toasts).toHaveBeenCalledWith({ tone: 'info', message: 'The school decides' });
  expect(screen.queryByRole('application')).toBeNull();
});

async function write(person: ReturnType<typeof show>['person'], field: HTMLElement, text: string) {
  await person.clear(field);
  await person.type(field, text);
  await person.tab();
}

describe("the menu of a thing, where the mouse's other button asks for it", () => {
  const report = someTask({ title: 'Lab report', date: '2026-11-18', time: '16:00-17:30' });
  const openMenu = async (person: ReturnType<typeof show>['person'], name: RegExp) => {
    const target = await screen.findByRole('button', { name });
    await person.pointer({ keys: '[MouseRight]', target });
  };

  test('moves it to a day and hours that are typed, and says what stands there', async () => {
    const { api, person } = show([report]);
    await openMenu(person, /^Task, Lab report/);
    await person.click(await screen.findByRole('menuitem', { name: 'Move…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Lab report' }));
    const [day, start, end] = [
      dialog.getByLabelText('Date'),
      dialog.getByLabelText('Start'),
      dialog.getByLabelText('End'),
    ];
    await write(person, start, '09:30');
    expect(end).toHaveValue('11:00');
    expect(dialog.getByText(/overlaps Data Structures/)).toBeVisible();
    await write(person, day, '2026-11-19');
    await write(person, end, '10:30');
    expect(dialog.getByText(/no clash/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(api.requests(updateTask)[0]?.body).toMatchObject({
        date: '2026-11-19',
        time: '09:30-10:30',
      }),
    );
  });

  test('on another day it is at the same minute', async () => {
    const { api, person } = show([{ ...report, time: '09:50-11:25' }]);
    await openMenu(person, /^Task, Lab report/);
    await person.click(await screen.findByRole('menuitem', { name: 'Move…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Lab report' }));
    await write(person, dialog.getByLabelText('Date'), '2026-11-19');
    await person.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(api.requests(updateTask)[0]?.body).toMatchObject({
        date: '2026-11-19',
        time: '09:50-11:25',
      }),
    );
  });

  test('is there in the month too', async () => {
    const { person } = show([report]);
    await person.click(screen.getByRole('radio', { name: 'Month' }));
    const month = within(await screen.findByRole('grid', { name: 'November 2026' }));
    const target = await month.findByRole('button', { name: /^Task, Lab report/ });
    await person.pointer({ keys: '[MouseRight]', target });
    await person.click(await screen.findByRole('menuitem', { name: 'Move…' }));
    expect(await screen.findByRole('dialog', { name: 'Move Lab report' })).toBeVisible();
  });

  test('is a press in the agenda', async () => {
    const { api, person } = show([report]);
    await person.click(screen.getByRole('radio', { name: 'Agenda' }));
    await person.click(await screen.findByRole('button', { name: 'What can be done: Lab report' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Finish' }));
    await waitFor(() => expect(api.requests(toggleTask)).toHaveLength(1));
  });

  test('opens where a finger lets go of what it has lifted and not moved', async () => {
    onPhone();
    HTMLElement.prototype.setPointerCapture = () => {};
    show([report]);
    const target = await screen.findByRole('button', { name: /Lab report/ });
    fireEvent.pointerDown(target, { button: 0, pointerType: 'touch' });
    await screen.findByRole('application', { name: 'In hand' });
    fireEvent.pointerUp(target, { pointerType: 'touch' });
    expect(await screen.findByRole('menuitem', { name: 'Move…' })).toBeVisible();
  });

  test('finishes it', async () => {
    const { api, person } = show([report]);
    await openMenu(person, /^Task, Lab report/);
    await person.click(await screen.findByRole('menuitem', { name: 'Finish' }));
    await waitFor(() => expect(api.requests(toggleTask)).toHaveLength(1));
  });

  test('of what is of others says why it stays', async () => {
    lessons = { things: [{ ...lesson, fixed: 'From the school, it cannot be moved' }] };
    const { person } = show();
    await openMenu(person, /Data Structures/);
    const move = await screen.findByRole('menuitem', { name: /Move/ });
    expect(move).toHaveTextContent('From the school, it cannot be moved');
    expect(move).toHaveAttribute('aria-disabled', 'true');
  });
});

test('a thing of the month is taken to another day by the mouse, at its own time', async () => {
  HTMLElement.prototype.setPointerCapture = () => {};
  const time = '16:00-17:30';
  const { api, person } = show([someTask({ title: 'Lab report', date: '2026-11-18', time })]);
  await person.click(screen.getByRole('radio', { name: 'Month' }));
  const month = within(await screen.findByRole('grid', { name: 'November 2026' }));
  const thing = await month.findByRole('button', { name: /^Task, Lab report/ });
  const friday = month.getByRole('button', { name: /^Friday, 20 November/ });
  // Where nothing is laid out no point is over anything.
  document.elementFromPoint = () => friday;
  const mouse = { button: 0, buttons: 1, pointerType: 'mouse' };
  fireEvent.pointerDown(thing, { ...mouse, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(thing, { ...mouse, clientX: 40, clientY: 10 });
  fireEvent.pointerMove(thing, { ...mouse, clientX: 80, clientY: 10 });
  expect(await screen.findByText(/20 Nov.*no clash|Nov 20.*no clash/)).toBeVisible();
  fireEvent.pointerUp(thing, mouse);
  fireEvent.click(thing);
  await waitFor(() =>
    expect(api.requests(updateTask)[0]?.body).toMatchObject({
      date: '2026-11-20',
      time,
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what has no time is listed beside the week, and placed by a press for as long as it takes', async () => {
  const essay = someTask({
    title: 'Essay',
    date: '2026-11-18',
    time: null,
    duration_minutes: 90,
  });
  const { api, person } = show([essay]);
  const list = within(await screen.findByRole('list', { name: 'Any time' }));
  await person.click(list.getByRole('button', { name: /^Essay/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Essay' }));
  const start = dialog.getByLabelText('Start');
  await write(person, start, '13:00');
  expect(dialog.getByLabelText('End')).toHaveValue('14:30');
  await person.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(api.requests(updateTask)[0]?.body).toMatchObject({ time: '13:00-14:30' }),
  );
});
