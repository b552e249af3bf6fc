import { listCourses } from '@board/contracts/calls/courses';
import { taskCalendar } from '@board/contracts/calls/tasks';
import { useSelectedDay } from '@board/platform';
import { boardState } from '@board/platform/host';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import en from '../messages/en.json';
import zh from '../messages/zh-CN.json';
import { CalendarPanel } from './calendar-panel.tsx';

// Finding things by role among a month's or a page's controls is slow without a browser.

const messages = { namespace: 'calendar-tasks', catalogs: { 'zh-CN': zh, en } };

/** jsdom draws nothing. */
const needsCanvas = {
  'color-contrast': { enabled: false },
  'label-content-name-mismatch': { enabled: false },
};

function Selected() {
  return <output aria-label="Selected">{useSelectedDay()}</output>;
}

function show(locale: 'en' | 'zh-CN' = 'en') {
  mockApi()
    .on(taskCalendar, () => ({ days: [{ date: '2026-11-20', completed: 1, open: 2 }] }))
    .on(listCourses, () => ({
      items: [],
      pagination: {
        page: 1,
        limit: 100,
        total: 0,
        total_pages: 0,
        has_next: false,
        has_prev: false,
      },
    }));
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
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(42);
  expect(within(grid).getByRole('gridcell', { selected: true })).toHaveTextContent('18');
  expect(
    await within(grid).findByRole('button', { name: /20 November 2026, 2 open tasks/ }),
  ).toBeVisible();
  expect(boardState.markedDays).toEqual(['2026-11-20']);
  expect((await axe.run(container, { rules: needsCanvas })).violations).toEqual([]);
});

test('the arrows move through the days and the months, Enter selects', async () => {
  const { person } = show();
  const grid = screen.getByRole('grid');
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

test('the months turn without selecting another day', async () => {
  const { person } = show('zh-CN');
  await person.click(screen.getByRole('button', { name: '下个月' }));
  expect(screen.getByRole('heading', { name: '2026年12月' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: '上个月' }));
  await person.click(screen.getByRole('button', { name: '上个月' }));
  expect(screen.getByRole('heading', { name: '2026年10月' })).toBeVisible();
  expect(screen.getByLabelText('Selected')).toHaveTextContent('2026-11-18');
});
