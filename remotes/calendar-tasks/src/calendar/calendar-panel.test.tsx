import { type Course, listCourses } from '@board/contracts/calls/courses';
import { taskCalendar } from '@board/contracts/calls/tasks';
import { useSelectedDay } from '@board/platform';
import { boardState } from '@board/platform/host';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { messages } from '../testing/texts.ts';
import { CalendarPanel } from './calendar-panel.tsx';

/** jsdom draws nothing. */
const needsCanvas = {
  'color-contrast': { enabled: false },
  'label-content-name-mismatch': { enabled: false },
};

function Selected() {
  return <output aria-label="Selected">{useSelectedDay()}</output>;
}

const algebra: Course = {
  id: 'algebra-1',
  course_name: 'Linear Algebra',
  date: '2026-11-19',
  periods: '1-2节',
  classroom: 'A-301',
  teacher: 'Prof. Lin',
  name: 'Linear Algebra',
  time: '08:00-09:40',
  timeSlots: [1, 2],
  location: 'A-301',
  color: 1,
  day: 4,
  course_id: '01930000-0000-7000-8000-000000000001',
  meeting_id: '01930000-0000-7000-8000-000000000002',
  planned_date: '2026-11-19',
  term_id: null,
  week: 12,
  source: 'own',
  changed: false,
};

function show(
  locale: 'en' | 'zh-CN' = 'en',
  courses: Course[] = [],
  prepare: (api: ReturnType<typeof mockApi>) => void = () => {},
) {
  const api = mockApi()
    .on(taskCalendar, () => ({ days: [{ date: '2026-11-20', completed: 1, open: 2 }] }))
    .on(listCourses, () => ({
      items: courses,
      pagination: {
        page: 1,
        limit: 100,
        total: courses.length,
        total_pages: courses.length,
        has_next: false,
        has_prev: false,
      },
    }));
  prepare(api);
  return renderBoard(
    <>
      <CalendarPanel />
      <Selected />
    </>,
    { messages, locale, day: '2026-11-18' },
  );
}

test('six weeks from Monday with the selected day, and marks in words', async () => {
  const { container } = show();
  const grid = screen.getByRole('grid', { name: 'November 2026' });
  await waitFor(() => expect(within(grid).getAllByRole('gridcell')).toHaveLength(42));
  expect(within(grid).getByRole('gridcell', { selected: true })).toHaveTextContent('18');
  expect(
    await within(grid).findByRole('button', { name: /20 November 2026, 2 open tasks/ }),
  ).toBeVisible();
  expect(boardState.markedDays).toEqual(['2026-11-20']);
  expect((await axe.run(container, { rules: needsCanvas })).violations).toEqual([]);
});

test('a day with a lesson has its dot and says it, today is said and marked', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-17T12:00:00Z'), advanceTimers: true });
  try {
    show('en', [algebra]);
    const lesson = await screen.findByRole('button', {
      name: / 19 November 2026, lessons$/,
    });
    expect(lesson.querySelectorAll('span')).toHaveLength(1);
    const today = screen.getByRole('button', { name: / 17 November 2026, today$/ });
    expect(today).toHaveAttribute('aria-current', 'date');
    expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('the arrows move through the days and the months, Enter selects', async () => {
  const { person } = show();
  const grid = screen.getByRole('grid');
  await waitFor(() => expect(grid.querySelector('[aria-busy]')).toBeNull());
  await person.tab();
  expect(screen.getByRole('link', { name: 'November 2026' })).toHaveFocus();
  await person.tab();
  await person.tab();
  await person.tab();
  expect(screen.getByRole('button', { name: /18 November 2026/ })).toHaveFocus();
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBe(grid);
  expect(screen.getByRole('button', { name: /, 2 December 2026/ })).toHaveFocus();
  expect(screen.getByLabelText('Selected')).toHaveTextContent('2026-11-18');
  await person.keyboard('{Enter}');
  expect(screen.getByLabelText('Selected')).toHaveTextContent('2026-12-02');
});

test('marks that do not come are said below the month, which stays where it was', async () => {
  show('en', [], (api) => api.refuse(taskCalendar, 500, 'server.unexpected', 'no'));
  const problem = await screen.findByRole('alert');
  const order = screen.getByRole('grid').compareDocumentPosition(problem);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the months turn without selecting another day', async () => {
  const { person } = show('zh-CN');
  await person.click(screen.getByRole('button', { name: '下个月' }));
  expect(screen.getByRole('heading', { name: '2026年12月' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: '上个月' }));
  await person.click(screen.getByRole('button', { name: '上个月' }));
  expect(screen.getByRole('heading', { name: '2026年10月' })).toBeVisible();
  expect(screen.getByLabelText('Selected')).toHaveTextContent('2026-11-18');
});
