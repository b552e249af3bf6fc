import { listCourses } from '@board/contracts/calls/courses';
import { listTasks } from '@board/contracts/calls/tasks';
import { type DayReading, type DaySourcesProps, type DayThing, useTelling } from '@board/platform';
import { DaySourcesProvider } from '@board/platform/host';
import { mockApi, pageOf, renderBoard, someTask } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import { useCallback } from 'react';
import { messages } from '../testing/texts.ts';
import { UpcomingColumn } from './upcoming-column.tsx';

const midterm: DayThing = {
  id: 'midterm',
  kind: 'exam',
  title: 'Probability Midterm',
  date: '2026-11-21',
  time: '09:00-11:00',
};
const source = { id: 'exams', title: 'Exams', order: 0 };
const reading = { things: [midterm] };

function Exams({ onReading }: DaySourcesProps) {
  const tell = useCallback((told: DayReading) => onReading(source, told), [onReading]);
  useTelling(tell, reading);
  return null;
}

test('who has an exam on a day is not free', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T07:32:00Z'));
  const { pagination } = pageOf([]);
  mockApi()
    .on(listTasks, () => pageOf([]))
    .on(listCourses, () => ({ items: [], pagination }));
  renderBoard(
    <DaySourcesProvider value={Exams}>
      <UpcomingColumn />
    </DaySourcesProvider>,
    { messages, day: '2026-11-18' },
  );
  const saturday = within(await screen.findByRole('region', { name: /^Saturday/ }));
  expect(await saturday.findByRole('button', { name: 'Probability Midterm 09:00' })).toBeVisible();
  expect(screen.getAllByText('Free')).toHaveLength(6);
});

test('seven days after today, what is due on each, and that a day is free', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T07:32:00Z'));
  const asked = jest.fn();
  const board = mockApi().on(listTasks, ({ query }) => {
    asked(query);
    return pageOf([
      someTask({ title: 'Problem set 7', date: '2026-11-19', time: '20:00-21:00' }),
      someTask({ title: 'Slides', date: '2026-11-20' }),
    ]);
  });
  const lesson = {
    id: 'a.2026-11-20',
    course_name: 'Linear Algebra',
    name: 'Linear Algebra',
    date: '2026-11-20',
    planned_date: '2026-11-20',
    periods: '1-2节',
    timeSlots: [1, 2],
    time: '08:00-09:25',
    classroom: 'A-302',
    location: 'A-302',
    teacher: '',
    color: 1,
    day: 5,
    course_id: '01930000-0000-7000-8000-00000000c001',
    meeting_id: '01930000-0000-7000-8000-00000000a001',
    term_id: null,
    week: null,
    source: 'own' as const,
    changed: false,
  };
  const { pagination } = pageOf([]);
  const lessons = [lesson, { ...lesson, id: 'b', date: '2026-11-23' }, { ...lesson, id: 'c' }];
  board.on(listCourses, () => ({ items: lessons, pagination }));
  renderBoard(<UpcomingColumn />, {
    messages,
    day: '2026-11-18',
  });
  const tomorrow = within(await screen.findByRole('region', { name: /19 November|November 19/ }));
  expect(tomorrow.getByText('Problem set 7')).toBeVisible();
  expect(tomorrow.getByText('20:00')).toBeVisible();
  const friday = within(screen.getByRole('region', { name: /^Friday/ }));
  expect(await friday.findByText('2 lessons')).toBeVisible();
  // Who has a lesson is not free.
  expect(screen.getAllByText('Free')).toHaveLength(4);
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ start_date: '2026-11-19', end_date: '2026-11-25' }),
  );
});

test('more tasks than come at once leave no later day free', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T07:32:00Z'));
  const first = someTask({ title: 'Slides', date: '2026-11-19' });
  const later = someTask({ title: 'Problem set 8', date: '2026-11-25' });
  mockApi()
    .on(listCourses, () => ({ items: [], pagination: pageOf([]).pagination }))
    .on(listTasks, ({ query }) =>
      Number(query?.page) === 2 ? pageOf([later]) : pageOf([first], { has_next: true }),
    );
  renderBoard(<UpcomingColumn />, {
    messages,
    day: '2026-11-18',
  });
  expect(await screen.findByText('Problem set 8')).toBeVisible();
});
