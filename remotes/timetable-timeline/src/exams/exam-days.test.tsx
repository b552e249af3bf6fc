import { listCourseNames } from '@board/contracts/calls/courses';
import { updateExam } from '@board/contracts/calls/exams';
import type { DayReading, DayThing } from '@board/platform';
import { renderBoard } from '@board/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.tsx';
import { timetableApi } from '../testing/answers.ts';
import { someExam } from '../testing/some-exam.ts';

const Exams = remote.days.exams;

test('an exam is moved to another day and hours, and one press puts it back', async () => {
  const exam = someExam();
  const api = timetableApi({ exams: [exam] })
    .on(listCourseNames, () => ({ items: [] }))
    .on(updateExam, ({ body }) => ({ ...exam, ...body, version: 2 }));
  let thing: DayThing | undefined;
  const tell = ({ things }: DayReading) => {
    thing = things?.[0];
  };
  const { person } = renderBoard(<Exams start="2026-11-16" end="2026-11-22" tell={tell} />, {
    messages: { namespace: 'timetable-timeline', catalogs: remote.messages },
  });
  await waitFor(() => expect(thing).toBeDefined());
  act(() => thing?.move?.({ date: '2026-11-20', time: '10:00-12:00' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.requests(updateExam).map(({ body }) => body)).toEqual([
      { date: '2026-11-20', time: '10:00-12:00' },
      { date: exam.date, time: exam.time },
    ]),
  );
});
