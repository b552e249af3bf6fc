import { getCalendarFeed, rotateCalendarFeed } from '@board/contracts/calls/calendar-feed';
import * as calls from '@board/contracts/calls/courses';
import * as termCalls from '@board/contracts/calls/terms';
import { ApiError } from '@board/platform';
import { QrCode } from '@board/ui/qr-code';
import { render, screen, waitFor, within } from '@testing-library/react';
import { loadLayers } from '../testing/load-layers.ts';
import { pageApi as api, showPage as show, term } from '../testing/show-page.tsx';
import { somePlan } from '../testing/some-plan.ts';

loadLayers();

beforeEach(() => sessionStorage.clear());

test('terms and the courses of the chosen one are listed', async () => {
  api();
  show();
  const list = await screen.findByRole('navigation', { name: 'Terms' });
  expect(within(list).getByRole('button', { name: /^Autumn 2026/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await screen.findByRole('button', { name: /^Linear Algebra/ })).toBeVisible();
  const [line] = screen.getAllByText('A-302').map((room) => room.closest('li'));
  expect(line).toHaveTextContent('Wed · periods 1–2 · weeks 1–16 · A-302');
});

test('a course is added with its weekly classes', async () => {
  const board = api().on(calls.createCourse, () => somePlan());
  const { person } = show();
  await screen.findByText('Linear Algebra');
  await person.click(screen.getByRole('button', { name: 'Add a course' }));
  await person.type(await screen.findByRole('textbox', { name: 'Course name' }), 'Physics');
  await person.click(screen.getByRole('gridcell', { name: /^Monday, period 3, 09:45/ }));
  await person.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await person.click(screen.getByRole('radio', { name: 'Odd' }));
  await person.click(screen.getByRole('radio', { name: 'Violet' }));
  await person.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Physics was added')).toBeVisible();
  expect(board.requests(calls.createCourse)[0]?.body).toMatchObject({
    course_name: 'Physics',
    term_id: term.id,
    color: 5,
    meetings: [{ weekday: 1, periods: '3-4节', weeks: '1-17周(单)' }],
  });
  board.on(calls.deleteCourse, () => ({ success: true }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  expect(board.requests(calls.deleteCourse)[0]?.url).toContain(somePlan().id);
});

test('what a course would overlap is said, and not refused', async () => {
  api();
  const { person } = show({ day: '2026-11-18' });
  await screen.findByText('Linear Algebra');
  await person.click(screen.getByRole('button', { name: 'Add a course' }));
  await person.click(
    await screen.findByRole('gridcell', { name: /^Wednesday, period 2, .*Linear/ }),
  );
  expect(screen.getByText(/Wed overlaps Linear Algebra/)).toBeVisible();
  const cell = screen.getByRole('gridcell', { name: /^Wednesday, period 2, .*overlaps Linear/ });
  expect(cell).toHaveAttribute('aria-selected', 'true');
  await person.click(cell);
  expect(cell).toHaveAttribute('aria-selected', 'false');
});

describe('before the first term', () => {
  beforeEach(() =>
    jest.useFakeTimers({ now: Date.parse('2026-11-18T08:00:00Z'), advanceTimers: true }),
  );
  afterEach(() => jest.useRealTimers());

  test('a course brings one along, and who knows which week it is has said when it began', async () => {
    const board = api({ terms: [], plans: [] }).on(calls.createCourse, () => somePlan());
    const { person } = show();
    await screen.findByText('No timetable yet');
    await person.click(screen.getByRole('button', { name: 'Add a course' }));
    await person.type(await screen.findByRole('textbox', { name: 'Course name' }), 'Compilers');
    await person.click(screen.getByRole('gridcell', { name: /^Friday, period 1,/ }));
    const now = screen.getByRole('group', { name: 'Which week is it now?' });
    expect(within(now).getByText('Week 11')).toBeVisible();
    await person.click(within(now).getByRole('button', { name: 'One week less' }));
    expect(within(now).getByText('The term began on 14 September')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Add' }));
    expect(
      await screen.findByText('Compilers was added, and the term Autumn 2026 with it'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(board.requests(calls.createCourse)[0]?.body).toMatchObject({
      term_id: null,
      new_term: { name: 'Autumn 2026', first_monday: '2026-09-14', weeks: 18 },
      meetings: [{ weekday: 5, periods: '1节', weeks: '1-18周' }],
    });
  });
});

test('what is wrong stands beside its field and what was typed stays', async () => {
  const board = api();
  const { person } = show();
  await screen.findByText('Linear Algebra');
  board.on(calls.createCourse, () => {
    throw new ApiError(400, 'course.periods_unreadable', {
      message: 'Cannot read the periods',
      details: [{ field: 'meetings.0.periods', message: "Cannot read the periods 'early'" }],
    });
  });
  await person.click(screen.getByRole('button', { name: 'Add a course' }));
  await person.type(await screen.findByRole('textbox', { name: 'Course name' }), 'Physics');
  await person.click(screen.getByRole('button', { name: 'Set times row by row' }));
  await person.click(screen.getByRole('button', { name: 'Add a weekly lesson' }));
  await person.type(screen.getByRole('textbox', { name: 'Periods' }), 'early');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText("Cannot read the periods 'early'")).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Periods' })).toHaveAccessibleDescription(
    expect.stringContaining('early'),
  );
  expect(screen.getByRole('textbox', { name: 'Course name' })).toHaveValue('Physics');
});

test('a term is added with a holiday and the day that makes up for it', async () => {
  const board = api({ terms: [] }).on(termCalls.createTerm, () => term);
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Add a term' }));
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Autumn 2026');
  await person.click(screen.getByRole('button', { name: 'Add a day' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'This day' }), 'Runs as');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Week' }), 'Week 5');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Autumn 2026 was saved')).toBeVisible();
  expect(board.requests(termCalls.createTerm)[0]?.body).toMatchObject({
    name: 'Autumn 2026',
    weeks: 18,
    day_changes: [{ runs: 'as', week: 5, weekday: 1 }],
  });
  board.on(termCalls.deleteTerm, () => ({ success: true }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  expect(board.requests(termCalls.deleteTerm)[0]?.url).toContain(term.id);
});

test('a holiday of several days is entered once', async () => {
  const board = api({ terms: [] }).on(termCalls.createTerm, () => term);
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Add a term' }));
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Autumn 2026');
  await person.click(screen.getByRole('button', { name: 'Add a day' }));
  for (const [name, day] of [
    ['First day', '2026-10-01'],
    ['Last day', '2026-10-07'],
  ]) {
    const field = screen.getByLabelText(name ?? '');
    await person.clear(field);
    await person.type(field, `${day}{Tab}`);
  }
  await person.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Autumn 2026 was saved')).toBeVisible();
  const days = ['01', '02', '03', '04', '05', '06', '07'];
  expect(board.requests(termCalls.createTerm)[0]?.body).toMatchObject({
    day_changes: days.map((day) => ({ date: `2026-10-${day}`, runs: 'off', note: '' })),
  });
});

test('a deleted course can be restored', async () => {
  const board = api()
    .on(calls.deleteCourse, () => ({ success: true }))
    .on(calls.restoreCourse, () => somePlan());
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Actions for Linear Algebra' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(board.requests(calls.restoreCourse)).toHaveLength(1);
});

test('an empty timetable offers an import and a sample term', async () => {
  const board = api({ terms: [], plans: [] }).on(termCalls.loadSampleTerm, () => ({
    term_id: term.id,
    courses: 8,
  }));
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Load a sample term' }));
  expect(board.requests(termCalls.loadSampleTerm)).toHaveLength(1);
});

test('a calendar address is made on demand', async () => {
  const url = 'https://board.example.org/api/calendar/secret.ics';
  const board = api();
  board.on(rotateCalendarFeed, () => {
    board.on(getCalendarFeed, () => ({ url, created_at: '2026-11-18T00:00:00.000Z' }));
    return { url, created_at: '2026-11-18T00:00:00.000Z' };
  });
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Make an address' }));
  expect(await screen.findByDisplayValue(url)).toBeVisible();
  const webcal = 'webcal://board.example.org/api/calendar/secret.ics';
  expect(screen.getByRole('link', { name: /calendar of this device/ })).toHaveAttribute(
    'href',
    webcal,
  );
  await person.click(screen.getByRole('button', { name: 'Scan with a phone' }));
  const picture = await screen.findByRole('img', { name: 'QR code of the calendar address' });
  const { container } = render(<QrCode text={webcal} label="" />);
  expect(picture.innerHTML).toBe(container.querySelector('svg')?.innerHTML);
});
