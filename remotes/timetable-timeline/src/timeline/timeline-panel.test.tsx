import { listCourses } from '@board/contracts/calls/courses';
import { listExams } from '@board/contracts/calls/exams';
import type { Task } from '@board/contracts/calls/tasks';
import { events } from '@board/platform';
import { useLocation } from '@board/platform/router';
import { pageOf, renderBoard } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import { timetableApi } from '../testing/answers.ts';
import { labReport } from '../testing/lab-report.ts';
import { loadLayers } from '../testing/load-layers.ts';
import { someLesson } from '../testing/some-lesson.ts';
import { messages } from '../testing/texts.ts';
import { TimelinePanel } from './timeline-panel.tsx';

loadLayers();

const day = '2026-11-18';
const zone = 'Asia/Shanghai';

const morning = someLesson();
const lab = someLesson({
  id: 'lab.2026-11-18',
  course_name: 'OS Lab',
  classroom: 'X-304',
  time: '19:00-20:25',
  timeSlots: [11, 12],
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{`${pathname}${search}`}</output>;
}

function at(time: string, options: Parameters<typeof renderBoard>[1] = {}) {
  jest.useFakeTimers({ now: new Date(`${day}T${time}:00+08:00`), advanceTimers: true });
  const panel = (
    <>
      <TimelinePanel />
      <Address />
    </>
  );
  return renderBoard(panel, { messages, timeZone: zone, ...options });
}

afterEach(() => jest.useRealTimers());

const block = async (name: RegExp) => (await screen.findByRole('button', { name })).closest('li');

test('lessons lie where their time lies on an axis of at least 600 px', async () => {
  timetableApi({ lessons: [morning] });
  at('07:00');
  // 15 hours from 7 to 21 on 600 px: 42.86 px an hour.
  const lesson = await block(/Linear Algebra/);
  expect(parseFloat(lesson?.style.left ?? '')).toBeCloseTo(600 / 14);
  const length = lesson?.style.getPropertyValue('--length') ?? '';
  expect(parseFloat(length)).toBeCloseTo((85 / 60) * (600 / 14));
});

test('a day whose exams are not known is not said to be empty', async () => {
  const api = timetableApi();
  api.refuse(listExams, 400, 'request.invalid', 'Not now');
  at('07:00');
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
  expect(screen.queryByText('Nothing at a set time on this day.')).toBeNull();
});

test('a short lesson has room for its name until the next one begins', async () => {
  const next = { ...lab, time: '08:50-09:35', id: 'next.2026-11-18' };
  timetableApi({ lessons: [{ ...morning, time: '08:00-08:45' }, next] });
  at('07:00');
  const width = (lesson: Element | null) => (lesson as HTMLElement | null)?.style.width ?? '';
  expect(parseFloat(width(await block(/Linear Algebra/)))).toBeCloseTo((50 / 60) * (600 / 14));
  expect(width(await block(/OS Lab/))).toBe('76px');
});

test('the axis widens with a late task, at 40 px an hour', async () => {
  timetableApi({ tasks: [labReport({ time: '22:30-23:10' })] });
  at('07:00');
  const task = await block(/Lab report/);
  expect(parseFloat(task?.style.left ?? '')).toBeCloseTo(
    Math.min((22.5 - 7) * 40, 17 * 40 - 56),
    0,
  );
});

test('open tasks with a time are shown, done and untimed ones are not', async () => {
  const tasks: Task[] = [
    labReport({ id: '01930000-0000-7000-8000-0000000000b1', title: 'Timed' }),
    labReport({ id: '01930000-0000-7000-8000-0000000000b2', title: 'Done', completed: true }),
    labReport({ id: '01930000-0000-7000-8000-0000000000b3', title: 'Untimed', time: null }),
  ];
  timetableApi({ tasks });
  at('07:00');
  expect(await screen.findByRole('button', { name: /Timed, 16:00–17:30/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Done|Untimed/ })).toBeNull();
});

test('the now-line stands at the present minute, only today', async () => {
  timetableApi({ lessons: [morning] });
  const { unmount } = at('15:32');
  expect(await screen.findByText('15:32')).toBeInTheDocument();
  unmount();
  at('15:32', { day: '2026-11-19' });
  await screen.findByText('Nothing at a set time on this day.');
  expect(screen.queryByText('15:32')).toBeNull();
});

test.each([
  ['15:32', 'In 3 h 28 min: OS Lab, X-304'],
  ['18:30', 'In 30 min: OS Lab, X-304'],
  ['17:00', 'In 2 h: OS Lab, X-304'],
  ['19:10', 'OS Lab, X-304 until 20:25'],
])('at %s the head says what comes next: %s', async (time, note) => {
  timetableApi({ lessons: [morning, lab] });
  at(time);
  expect(await screen.findByText(note)).toBeVisible();
});

test('when the week is over the coming days are asked for', async () => {
  const monday = someLesson({ date: '2026-11-23', course_name: 'College English' });
  const api = timetableApi({ lessons: [morning, monday] });
  at('22:00');
  expect(await screen.findByText('Mon 08:00: College English, A-302')).toBeVisible();
  expect(api.requests(listCourses)).toHaveLength(2);
});

test('a lesson opens its details, a task is opened by its owner', async () => {
  timetableApi({ lessons: [morning], tasks: [labReport()] });
  const { person } = at('07:00');
  await person.click(await screen.findByRole('button', { name: /Lab report/ }));
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(
    `/tasks?open=${labReport().id}`,
  );
  const opened: unknown[] = [];
  const stop = events.on('task.open', (task) => opened.push(task));
  await person.click(await screen.findByRole('button', { name: /Lab report/ }));
  stop();
  expect(opened).toEqual([{ id: labReport().id, date: day }]);
  await person.click(await screen.findByRole('button', { name: /Linear Algebra/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Linear Algebra' });
  expect(within(dialog).getByText('Prof. Lin')).toBeVisible();
});

test('a failure offers to try again', async () => {
  const api = timetableApi();
  api.refuse(listCourses, 400, 'request.invalid', 'No');
  const { person } = at('07:00');
  const again = await screen.findByRole('button', { name: /try again/i });
  expect(screen.queryByText('Nothing at a set time on this day.')).not.toBeInTheDocument();
  api.on(listCourses, () => pageOf([morning]));
  await person.click(again);
  expect(await screen.findByRole('button', { name: /Linear Algebra/ })).toBeVisible();
});
