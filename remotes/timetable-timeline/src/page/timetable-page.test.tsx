import { getCalendarFeed, rotateCalendarFeed } from '@board/contracts/calls/calendar-feed';
import * as calls from '@board/contracts/calls/courses';
import * as termCalls from '@board/contracts/calls/terms';
import { ApiError } from '@board/platform';
import { renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { onePage, timetableApi } from '../testing/answers.ts';
import { loadLayers } from '../testing/load-layers.ts';
import { somePlan } from '../testing/some-plan.ts';
import { someTerm } from '../testing/some-term.ts';
import { TimetablePage } from './timetable-page.tsx';

loadLayers();

const messages = { namespace: 'timetable-timeline', catalogs: remote.messages };
const term = someTerm();

interface Page {
  terms?: (typeof term)[];
  plans?: ReturnType<typeof somePlan>[];
  imports?: calls.CourseImport[];
}

function api({ terms = [term], plans = [somePlan()], imports = [] }: Page = {}) {
  return timetableApi({ terms })
    .on(calls.listCoursePlans, () => onePage(plans))
    .on(calls.listCourseImports, () => onePage(imports))
    .on(getCalendarFeed, () => ({ url: null, created_at: null }));
}

function show(options: Parameters<typeof renderBoard>[1] = {}) {
  return renderBoard(<TimetablePage />, { messages, timeZone: 'UTC', ...options });
}

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
  expect(screen.getByText('Wed · periods 1-2 · weeks 1-16 · A-302')).toBeVisible();
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
  await person.click(screen.getByRole('button', { name: 'Each class by itself' }));
  await person.click(screen.getByRole('button', { name: 'Add a weekly class' }));
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
});

describe('import', () => {
  const preview = {
    format: 'csv' as const,
    term: { name: 'autumn', first_monday: null, weeks: 16, period_tables: [] },
    courses: [
      {
        course_name: 'Physics',
        teacher: '',
        meetings: [
          {
            weekday: 1,
            weeks: '1-16周',
            periods: '1-2节',
            time: null,
            classroom: 'B-1',
            teacher: '',
          },
        ],
        sessions: [],
      },
    ],
    problems: [{ line: 4, reason: 'the weekday cannot be read' }],
    conflicts: [
      {
        course_name: 'Physics',
        other: 'Choir',
        existing: true,
        date: '2026-09-07',
        time: '08:00-09:25',
      },
    ],
    conflicts_when_replacing: [],
  };
  const done = {
    id: '01930000-0000-7000-8000-0000000000f1',
    term_id: term.id,
    created: 1,
    merged: 0,
    removed: 0,
  };
  const file = new File(['课程名称'], 'autumn.csv', { type: 'text/csv' });

  async function choose(board: ReturnType<typeof api>, timeZone = 'UTC') {
    const view = show({ timeZone });
    await screen.findByText('Linear Algebra');
    await view.person.click(screen.getByRole('button', { name: 'Import' }));
    await view.person.upload(await screen.findByLabelText('Timetable file'), file);
    return { ...view, board };
  }

  test('a file is checked, shown with its problems, imported and undone as a whole', async () => {
    const board = api()
      .on(calls.previewImport, () => preview)
      .on(calls.runImport, () => done)
      .on(calls.undoImport, () => ({ success: true }));
    const { person } = await choose(board);
    await person.selectOptions(
      await screen.findByRole('combobox', { name: 'Import into' }),
      'Autumn 2026',
    );
    await person.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Line 4: the weekday cannot be read')).toBeVisible();
    expect(screen.getByText(/Physics and Choir, which is there already/)).toBeVisible();
    expect(board.requests(calls.runImport)).toHaveLength(0);
    await person.click(screen.getByRole('radio', { name: 'Replace all' }));
    expect(screen.queryByText(/Physics and Choir/)).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Import 1 course' }));
    expect(await screen.findByText('1 course was imported')).toBeVisible();
    expect(board.requests(calls.runImport)[0]?.body).toMatchObject({
      term_id: term.id,
      mode: 'replace',
    });
    await person.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(board.requests(calls.undoImport)).toHaveLength(1);
  });

  test("a new term is proposed from the Monday of the person's own week", async () => {
    // Monday morning in Shanghai, Sunday everywhere else in the house.
    jest.useFakeTimers({ now: Date.parse('2026-11-22T23:30:00Z'), advanceTimers: true });
    try {
      await choose(
        api().on(calls.previewImport, () => preview),
        'Asia/Shanghai',
      );
      expect(await screen.findByLabelText('Monday of week 1')).toHaveDisplayValue(/23 Nov/);
    } finally {
      jest.useRealTimers();
    }
  });

  test('what was imported before can be undone later, after a question', async () => {
    const earlier = {
      ...done,
      term_name: term.name,
      undone: false,
      created_at: '2026-11-01T08:00:00.000Z',
    };
    const board = api({ imports: [earlier, { ...earlier, id: term.id, undone: true }] });
    board.on(calls.undoImport, () => ({ success: true }));
    const { person } = show();
    const list = await screen.findByRole('region', { name: 'Last imports' });
    expect(within(list).getAllByText(/1 course/)).toHaveLength(2);
    expect(within(list).getByText('Undone')).toBeVisible();
    await person.click(within(list).getByRole('button', { name: 'Undo' }));
    expect(board.requests(calls.undoImport)).toHaveLength(0);
    const question = screen.getByRole('alertdialog', { name: /Undo the import into Autumn 2026/ });
    await person.click(within(question).getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('The import into Autumn 2026 was undone')).toBeVisible();
    expect(board.requests(calls.undoImport)[0]?.url).toContain(done.id);
  });

  test('a damaged file says which line and why', async () => {
    const board = api();
    board.on(calls.previewImport, () => {
      throw new ApiError(400, 'import.unreadable', {
        message: 'Line 3 cannot be read: it is no line of a calendar',
        details: [{ field: 'line 3', message: 'it is no line of a calendar' }],
      });
    });
    await choose(board);
    expect(await screen.findByRole('alert')).toHaveTextContent('Line 3 cannot be read');
  });
});
