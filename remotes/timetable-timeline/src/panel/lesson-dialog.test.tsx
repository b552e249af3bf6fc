import {
  changeLesson,
  deleteCourse,
  resetLesson,
  restoreCourse,
} from '@board/contracts/calls/courses';
import { screen, within } from '@testing-library/react';
import { timetableApi } from '../testing/answers.ts';
import { loadLayers } from '../testing/load-layers.ts';
import { lesson, showCourses as show } from '../testing/show-courses.tsx';
import { someLesson } from '../testing/some-lesson.ts';
import { somePlan } from '../testing/some-plan.ts';

loadLayers();

const wednesday = someLesson();

test('a lesson opens with teacher, time, location and periods', async () => {
  timetableApi({ lessons: [wednesday] });
  const { person } = show();
  await person.click(await lesson(/Linear Algebra/));
  const dialog = await screen.findByRole('dialog', { name: 'Linear Algebra' });
  for (const fact of ['Prof. Lin', 'A-302', '1–2']) {
    expect(await within(dialog).findByText(fact)).toBeVisible();
  }
  expect(within(dialog).getByText(/08:00–09:25/)).toBeVisible();
});

test('cancelling one class takes it away at once and can be undone', async () => {
  const api = timetableApi({ lessons: [wednesday] }).on(changeLesson, () => somePlan());
  const { person } = show();
  await person.click(await lesson(/Linear Algebra/));
  await person.click(await screen.findByRole('button', { name: 'Remove…' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Cancel this lesson only' }));
  expect(await screen.findByText('This lesson of Linear Algebra is cancelled')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(api.requests(changeLesson).map((request) => request.body)).toEqual([
    { cancelled: true },
    { cancelled: false },
  ]);
});

test('a deleted course can be restored', async () => {
  const api = timetableApi({ lessons: [wednesday] })
    .on(deleteCourse, () => ({ success: true }))
    .on(restoreCourse, () => somePlan());
  const { person } = show();
  await person.click(await lesson(/Linear Algebra/));
  await person.click(await screen.findByRole('button', { name: 'Remove…' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete the whole course' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(api.requests(restoreCourse)).toHaveLength(1);
});

test('one class is moved, and the reason stands beside its field when it is refused', async () => {
  const api = timetableApi({ lessons: [wednesday] }).on(changeLesson, () => somePlan());
  const { person } = show();
  await person.click(await lesson(/Linear Algebra/));
  await person.click(await screen.findByRole('button', { name: 'Change this lesson' }));
  // As it is read here; what nobody changed is sent as it is kept.
  expect(await screen.findByRole('textbox', { name: 'Periods' })).toHaveValue('1-2');
  const room = await screen.findByRole('textbox', { name: 'Location' });
  await person.clear(room);
  await person.type(room, 'B-105');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This lesson of Linear Algebra was changed')).toBeVisible();
  expect(api.requests(changeLesson)[0]?.body).toMatchObject({
    cancelled: false,
    new_date: null,
    periods: '1-2节',
    classroom: 'B-105',
  });
  api.on(resetLesson, () => somePlan());
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  expect(api.requests(resetLesson)).toHaveLength(1);
});
