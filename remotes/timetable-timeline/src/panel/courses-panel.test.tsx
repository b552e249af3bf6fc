import { listCoursePlans, listCourses } from '@board/contracts/calls/courses';
import { removeSampleTerm } from '@board/contracts/calls/terms';
import { pageOf } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { timetableApi } from '../testing/answers.ts';
import { loadLayers } from '../testing/load-layers.ts';
import { lesson, showCourses as show } from '../testing/show-courses.tsx';
import { someLesson } from '../testing/some-lesson.ts';
import { someTerm } from '../testing/some-term.ts';

loadLayers();

const wednesday = someLesson();
const thursday = someLesson({
  id: 'physics.2026-11-19',
  course_id: '01930000-0000-7000-8000-00000000c002',
  date: '2026-11-19',
  course_name: 'Physics Lab',
  classroom: 'X-112',
  timeSlots: [8, 9, 10],
  periods: '8-10节',
  time: '15:45-17:55',
  color: 3,
});

beforeEach(() => localStorage.clear());

test('the week stands in fourteen rows of periods, Monday first', async () => {
  timetableApi({ lessons: [wednesday, thursday] });
  show();
  const grid = await screen.findByRole('grid', { name: /Courses, 16–22 November/ });
  const heads = within(grid).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual([
    'Period',
    'Mon 16',
    'Tue 17',
    'Wed 18',
    'Thu 19',
    'Fri 20',
    'Sat 21',
    'Sun 22',
  ]);
  await waitFor(() => expect(grid.querySelector('[aria-busy]')).toBeNull());
  const rows = within(grid).getAllByRole('rowheader');
  expect(rows).toHaveLength(14);
  expect(rows[0]).toHaveTextContent('108:00');
  expect(rows[13]).toHaveTextContent('1421:20');
});

test.each(['', 'string'])('a course named %j is ignored', async (course_name) => {
  const nameless = { ...thursday, course_name, name: course_name };
  timetableApi({ lessons: [wednesday, nameless] });
  show();
  expect(await lesson(/^Linear Algebra/)).toBeVisible();
  expect(screen.queryByText('X-112')).not.toBeInTheDocument();
});

test('a lesson with a time of its own shows it', async () => {
  const seminar = { ...thursday, periods: '', timeSlots: [], time: '12:00-13:00' };
  timetableApi({ lessons: [wednesday, seminar] });
  show();
  expect(await lesson(/^Physics Lab/)).toHaveTextContent('12:00–13:00');
  expect(within(await lesson(/^Linear Algebra/)).queryByText('08:00–09:25')).toBeNull();
});

test('a lesson stands in the cell of its day and first period, as high as its periods', async () => {
  timetableApi({ lessons: [thursday] });
  show();
  const block = await lesson(/Physics Lab/);
  expect(block).toHaveStyle({ height: 'calc(var(--period-row) * 3)', left: '0%', width: '100%' });
  const row = block.closest('[role="row"]');
  expect(within(row as HTMLElement).getByRole('rowheader')).toHaveTextContent('815:45');
  expect(block.closest('[role="gridcell"]')).toHaveStyle({ gridColumn: '5' });
});

test('overlapping lessons stand side by side', async () => {
  const other = someLesson({
    id: 'other.2026-11-18',
    course_name: 'Current Affairs',
    timeSlots: [2, 3],
  });
  timetableApi({ lessons: [wednesday, other] });
  show();
  expect(await lesson(/Linear Algebra/)).toHaveStyle({ left: '0%', width: '50%' });
  expect(await lesson(/Current Affairs/)).toHaveStyle({ left: '50%', width: '50%' });
});

test('an empty cell opens the form of a course with its day and period', async () => {
  timetableApi({ lessons: [wednesday], terms: [someTerm()] }).on(listCoursePlans, () => pageOf([]));
  const { person } = show();
  await lesson(/Linear Algebra/);
  const [row] = await screen.findAllByRole('row', { name: /^3/ });
  const cells = within(row as HTMLElement).getAllByRole('gridcell');
  await person.click(cells[3] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Add a course' });
  const chosen = within(dialog).getByRole('gridcell', { name: /^Thursday, period 3/ });
  expect(chosen).toHaveAttribute('aria-selected', 'true');
});

test('the sample says that it is one where its lessons are, and goes with a press', async () => {
  const api = timetableApi({ lessons: [wednesday], terms: [someTerm({ sample: true })] });
  api.on(removeSampleTerm, () => ({ success: true }));
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Remove the sample' }));
  expect(await screen.findByText('Sample removed')).toBeVisible();
  expect(api.requests(removeSampleTerm)).toHaveLength(1);
});

test('the week of the term is named', async () => {
  timetableApi({ lessons: [wednesday], terms: [someTerm()] });
  show();
  expect((await screen.findAllByText(/Week 11/))[0]).toBeVisible();
});

test('the arrows turn the week, and the way back leads to the selected day', async () => {
  const next = someLesson({ id: 'next', date: '2026-11-25', course_name: 'Next Week' });
  const api = timetableApi({ lessons: [wednesday, next] });
  const { person } = show();
  await lesson(/Linear Algebra/);
  await person.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await lesson(/Next Week/)).toBeVisible();
  expect(screen.getByRole('grid', { name: /23.+November/ })).toBeVisible();
  expect(api.requests().at(-1)?.url).toContain('start_date=2026-11-23');
});

test('a week stays as it is until the next one is here', async () => {
  const next = someLesson({ id: 'next', date: '2026-11-25', course_name: 'Next Week' });
  const answer = Promise.withResolvers<void>();
  timetableApi().on(listCourses, async ({ query }) => {
    if (query?.start_date !== '2026-11-16') await answer.promise;
    return pageOf([query?.start_date === '2026-11-16' ? wednesday : next]);
  });
  const { person } = show();
  const before = await lesson(/Linear Algebra/);
  await person.click(screen.getByRole('button', { name: 'Next week' }));
  expect(before).toBeVisible();
  expect(screen.getByRole('grid', { name: /16–22 November/ })).toBeVisible();
  answer.resolve();
  expect(await lesson(/Next Week/)).toBeVisible();
  expect(before).not.toBeInTheDocument();
});

test('the day view shows the selected day, and its arrows select the next one', async () => {
  timetableApi({ lessons: [wednesday, thursday] });
  const { person } = show();
  await person.click(await screen.findByRole('radio', { name: 'Day' }));
  expect(screen.getByText('Courses, Wednesday 18 November')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Physics Lab/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Next day' }));
  expect(await screen.findByText('Courses, Thursday 19 November')).toBeVisible();
  expect(await lesson(/Physics Lab/)).toBeVisible();
});

test('the grid is one tab stop, arrows move in it and Enter opens', async () => {
  timetableApi({ lessons: [wednesday, thursday] });
  const { person } = show();
  const first = await lesson(/Linear Algebra/);
  await waitFor(() => expect(screen.getByRole('grid').querySelector('[aria-busy]')).toBeNull());
  first.focus();
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
  await person.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
  await person.keyboard(
    '{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}',
  );
  expect(await lesson(/Physics Lab/)).toHaveFocus();
  expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Physics Lab' })).toBeVisible();
});

test('an empty timetable says how to fill it, where the week is named', async () => {
  timetableApi();
  show();
  const [words] = await screen.findAllByText('Press a cell to add a course');
  expect(words).toBeVisible();
});

test('a failure offers to try again and keeps the grid', async () => {
  const api = timetableApi({ lessons: [wednesday] });
  const { person } = show();
  api.refuse(
    { name: 'listCourses', method: 'GET', path: '/courses', access: 'user' },
    400,
    'request.invalid',
    'No',
  );
  await lesson(/Linear Algebra/);
  await person.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No\. Not refreshed/);
  expect(screen.getByRole('grid')).toBeVisible();
});

test('it speaks Chinese', async () => {
  timetableApi({ lessons: [wednesday], terms: [someTerm()] });
  show({ locale: 'zh-CN' });
  expect(await screen.findByText(/课程表 11月16日/)).toBeVisible();
  expect((await screen.findAllByText(/第 11 周/))[0]).toBeVisible();
});
