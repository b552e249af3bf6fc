import { listCourseNames } from '@board/contracts/calls/courses';
import { createExam, deleteExam, restoreExam, updateExam } from '@board/contracts/calls/exams';
import type { Task } from '@board/contracts/calls/tasks';
import { events } from '@board/platform';
import { renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { timetableApi } from '../testing/answers.ts';
import { labReport } from '../testing/lab-report.ts';
import { loadLayers } from '../testing/load-layers.ts';
import { someExam } from '../testing/some-exam.ts';
import { messages } from '../testing/texts.ts';
import { ExamsPanel } from './exams-panel.tsx';

loadLayers();

const otherId = '01930000-0000-7000-8000-0000000000e2';

function show(exams = [someExam()], tasks: readonly Task[] = []) {
  jest.useFakeTimers({ now: new Date('2026-11-18T12:00:00+08:00'), advanceTimers: true });
  const api = timetableApi({ exams, tasks })
    .on(listCourseNames, () => ({ items: [] }))
    .on(createExam, ({ body }) => {
      exams.push({ ...someExam(), ...body });
      return { ...someExam(), ...body };
    })
    .on(updateExam, ({ body }) => ({ ...someExam({ version: 2 }), ...body }))
    .on(deleteExam, () => {
      exams.pop();
      return { success: true };
    })
    .on(restoreExam, () => {
      exams.push(someExam({ version: 3 }));
      return someExam({ version: 3 });
    });
  return { api, ...renderBoard(<ExamsPanel />, { messages, timeZone: 'Asia/Shanghai' }) };
}

afterEach(() => jest.useRealTimers());

test('counts the days until each exam and says where it is', async () => {
  show([
    someExam({ date: '2026-11-18', title: 'Quiz' }),
    someExam({ id: '01930000-0000-7000-8000-0000000000e2', seat: '', date: '2026-11-25' }),
  ]);
  const [today, next] = await screen.findAllByRole('listitem');
  expect(today).toHaveTextContent('Today');
  expect(next).toHaveTextContent('7 days');
  expect(next).toHaveTextContent('Linear Algebra Midterm');
  expect(next).toHaveTextContent('Hall 3, no seat yet');
});

test('a course that its title begins with is not said twice', async () => {
  show([someExam({ title: 'Linear Algebra, midterm' })]);
  const line = await screen.findByRole('listitem');
  expect(line).toHaveTextContent('Linear Algebra, midterm');
  expect(line).not.toHaveTextContent('Linear Algebra Linear Algebra');
});

test('counts the days until what is to be handed in, between the exams', async () => {
  const due = labReport({
    title: 'Sheet 4',
    course: 'Algebra',
    date: '2026-11-20',
    time: '22:00-22:00',
    assignment: 'set',
  });
  show([someExam({ date: '2026-11-18' }), someExam({ id: otherId, date: '2026-11-25' })], [due]);
  const [, line, last] = await screen.findAllByRole('listitem');
  expect(line).toHaveTextContent(/2 days.*Algebra Sheet 4.*due Fri 20 Nov 22:00/);
  expect(last).toHaveTextContent('7 days');
});

test('what is to be handed in stands there without an exam', async () => {
  const opened = jest.fn();
  const stop = events.on('ui.layer', opened);
  const task = labReport({ assignment: 'set' });
  const { person } = show([], [task]);
  await person.click(await screen.findByRole('button', { name: /Lab report/ }));
  const about = { id: task.id };
  expect(opened).toHaveBeenCalledWith({ remote: 'calendar-tasks', layer: 'task', about });
  stop();
});

test('a first exam is written down with its reminders', async () => {
  const { api, person } = show([]);
  await person.click(await screen.findByRole('button', { name: 'Add an exam' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add an exam' });
  const field = (name: RegExp) => within(dialog).getByLabelText(name);
  await person.type(field(/^Exam/), 'Final');
  await person.type(field(/^Day/), '2027-01-14');
  await person.type(field(/^Seat/), '12');
  await person.click(within(dialog).getByRole('checkbox', { name: '1 day before' }));
  await person.click(within(dialog).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(api.requests(createExam)).toHaveLength(1));
  expect(api.requests(createExam)[0]?.body).toMatchObject({
    title: 'Final',
    date: '2027-01-14',
    time: null,
    seat: '12',
    weight: null,
    remind_days: [7, 3],
  });
  expect(await screen.findByText('Final')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.requests(deleteExam)).toHaveLength(1));
});

test('one is changed over the version that was seen, deleted, and had back', async () => {
  const { api, person } = show();
  await person.click(await screen.findByRole('button', { name: /Linear Algebra Midterm/ }));
  const seat = await screen.findByLabelText(/^Seat/);
  await person.clear(seat);
  await person.type(seat, '5');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(updateExam)[0]?.body).toMatchObject({ seat: '5' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  expect(api.requests(updateExam)[1]?.body).toMatchObject({ seat: '27', room: 'Hall 3' });
  await person.click(await screen.findByRole('button', { name: /Linear Algebra Midterm/ }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(api.requests(deleteExam)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /Linear Algebra Midterm/ })).toBeVisible();
});
