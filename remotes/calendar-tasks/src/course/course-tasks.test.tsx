import { listTasks, type Task, updateTask } from '@board/contracts/calls/tasks';
import { mockApi, pageOf, renderBoard, someTask } from '@board/test-kit';
import { exampleOf } from '@board/test-kit/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../testing/texts.ts';
import { CourseTasks } from './course-tasks.tsx';

const course = exampleOf('course-page');

test('what is open and names the course, each to be opened, and a task more for it', async () => {
  const asked = jest.fn();
  mockApi().on(listTasks, ({ query }) => {
    asked(query);
    return pageOf([someTask({ title: 'Linear Algebra: set 7', date: '2026-11-19' })]);
  });
  const { person } = renderBoard(<CourseTasks {...course} />, { messages });
  const region = within(screen.getByRole('region', { name: 'Tasks of this course' }));
  await person.click(await region.findByRole('button', { name: 'Linear Algebra: set 7' }));
  expect(await screen.findByRole('dialog', { name: 'Task details' })).toBeVisible();
  expect(document.querySelector('[data-slot="task"]')).not.toBeNull();
  await person.keyboard('{Escape}');
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ search: 'Linear Algebra', completed: 'false' }),
  );
  await person.click(region.getByRole('button', { name: 'Add a task' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a task' }));
  expect(form.getByRole('combobox', { name: 'Course' })).toHaveValue('Linear Algebra');
});

test('what is handed in says where it stands, and is marked and put back by a press', async () => {
  let report: Task = someTask({ title: 'Lab report', completed: true, assignment: 'set' });
  const api = mockApi()
    .on(listTasks, ({ query }) => pageOf(query?.assignment ? [report] : []))
    .on(updateTask, ({ body }) => {
      report = { ...report, ...(body as Partial<Task>), version: report.version + 1 };
      return report;
    });
  const { person } = renderBoard(<CourseTasks {...course} />, { messages });
  expect(await screen.findByText('Nothing is open for this course.')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Handed in' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Graded' }));
  expect(await screen.findByRole('button', { name: 'Graded' })).toBeVisible();
  expect(api.requests(updateTask)[0]?.body).toEqual({ completed: true, assignment: 'graded' });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(report.assignment).toBe('set'));
});

test('beside an assignment that is open it is only said that nothing else is', async () => {
  mockApi().on(listTasks, ({ query }) =>
    pageOf(query?.assignment ? [someTask({ assignment: 'set' })] : []),
  );
  renderBoard(<CourseTasks {...course} />, { messages });
  expect(await screen.findByText('Nothing else is open for this course.')).toBeVisible();
});
