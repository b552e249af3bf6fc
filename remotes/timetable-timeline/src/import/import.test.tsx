import * as calls from '@board/contracts/calls/courses';
import { ApiError } from '@board/platform';
import { act, screen, within } from '@testing-library/react';
import { loadLayers } from '../testing/load-layers.ts';
import { pageApi as api, showPage as show, term } from '../testing/show-page.tsx';

loadLayers();

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

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

test('a file that is gone by now is said to have failed', async () => {
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  await choose(api());
  expect(await screen.findByText('The file could not be imported, please retry')).toBeVisible();
});

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
  expect(screen.getByText('Mon · periods 1–2 · weeks 1–16 · B-1')).toBeVisible();
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
  expect(await screen.findByText(/^The import into .* was undone$/)).toBeVisible();
  expect(board.requests(calls.undoImport)).toHaveLength(1);
});

test('a PDF is taken as any file, and what is said of it is shown', async () => {
  const board = api().on(calls.previewImport, () => {
    throw new ApiError(400, 'import.pdf_no_text', { message: 'There is no text in this PDF' });
  });
  const { person } = show();
  await screen.findByText('Linear Algebra');
  await person.click(screen.getByRole('button', { name: 'Import' }));
  const field = await screen.findByLabelText('Timetable file');
  await person.upload(field, new File(['%PDF-1.7'], 'autumn.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no text in this PDF');
  expect(board.requests(calls.previewImport)[0]?.body).toMatchObject({ file_name: 'autumn.pdf' });
});

test("a new term is proposed from the Monday that it likely began with, by the person's own day", async () => {
  // Monday morning in Shanghai, Sunday everywhere else in the house.
  jest.useFakeTimers({ now: Date.parse('2026-09-06T23:30:00Z'), advanceTimers: true });
  try {
    await choose(
      api().on(calls.previewImport, () => preview),
      'Asia/Shanghai',
    );
    expect(await screen.findByLabelText('Monday of week 1')).toHaveDisplayValue(/7 Sept?/);
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

test("the school's page is pasted with its table, what was not understood is set right in its place", async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-18T12:00:00Z'), advanceTimers: true });
  const lesson = {
    course_name: 'Politics',
    teacher: '',
    classroom: 'Hall 2',
    weekday: 5,
    periods: '6-7节',
    weeks: '4,6-8,双',
    text: 'Politics 4,6-8,双',
  };
  const board = api()
    .on(calls.previewImport, () => ({
      ...preview,
      format: 'page' as const,
      source: 'Zhengfang (new)',
      problems: [{ line: 0, reason: 'the weeks cannot be read', lesson }],
    }))
    .on(calls.runImport, () => done);
  const { person } = show();
  await screen.findByText('Linear Algebra');
  await person.click(screen.getByRole('button', { name: 'Import' }));
  await person.click(await screen.findByLabelText('Your school’s timetable page'));
  const words = { 'text/html': '<table></table>', text: 'table' };
  await person.paste({
    getData: (type: keyof typeof words) => words[type],
  } as unknown as DataTransfer);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await person.click(await screen.findByRole('button', { name: 'One week less' }));
  const bell = screen.getByLabelText('Periods');
  await person.clear(bell);
  await person.type(bell, '8:00 to nine');
  expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled();
  await person.clear(bell);
  await person.type(bell, '08:00-08:45{Enter}08:55-09:40');
  await person.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Recognised: Zhengfang (new)')).toBeVisible();
  const [first, second] = board.requests(calls.previewImport).map(({ body }) => body);
  expect(atob((first as { content: string }).content)).toBe('<table></table>');
  // A new term is called after it.
  expect(first).toMatchObject({ file_name: 'My timetable.html' });
  const { first_monday } = second as { first_monday: string };
  expect(first_monday).toBe('2026-09-14');

  await person.click(screen.getByRole('button', { name: 'Correct' }));
  await person.click(screen.getByRole('checkbox', { name: 'Fri' }));
  const periods = screen.getByLabelText('Periods');
  expect(periods).toHaveValue('6-7');
  await person.clear(periods);
  await person.type(periods, '1-2');
  await person.click(screen.getByRole('button', { name: 'Keep it as it is' }));
  expect(await screen.findByText('Write the weeks like weeks 4,6–8')).toBeVisible();
  expect(screen.getByText('On which days?')).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Fri' }));
  await person.click(screen.getByRole('checkbox', { name: 'Wed' }));
  const weeks = screen.getByLabelText('Weeks');
  await person.clear(weeks);
  await person.type(weeks, '4,6,8');
  await person.click(screen.getByRole('button', { name: 'Keep it as it is' }));
  expect(screen.queryByText('the weeks cannot be read')).not.toBeInTheDocument();
  expect(screen.getByText('Politics')).toBeVisible();
  expect(screen.getByText(/^Wed · periods 1–2 · /)).toBeVisible();
  expect(screen.getByText(/^Fri · periods 1–2 · /)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Import 2 courses' }));
  await screen.findByText(/imported$/);
  await act(async () => {});
  const rung = [
    { start: '08:00', end: '08:45' },
    { start: '08:55', end: '09:40' },
  ];
  expect(board.requests(calls.runImport)[0]?.body).toMatchObject({
    new_term: { period_tables: [{ from: '2026-09-14', periods: rung }] },
  });
});
