import { listTasks } from '@board/contracts/calls/tasks';
import { mockApi, renderBoard } from '@board/test-kit';
import { exampleOf } from '@board/test-kit/contract';
import { screen, within } from '@testing-library/react';
import en from '../messages/en.json';
import zh from '../messages/zh-CN.json';
import { pageOfTasks, someTask } from '../testing/some-task.ts';
import { CourseTasks } from './course-tasks.tsx';

const messages = { namespace: 'calendar-tasks', catalogs: { 'zh-CN': zh, en } };
const course = exampleOf('course-page');

test('what is open and names the course, each to be opened, and a task more for it', async () => {
  const asked = jest.fn();
  mockApi().on(listTasks, ({ query }) => {
    asked(query);
    return pageOfTasks([someTask({ title: 'Linear Algebra: set 7', date: '2026-11-19' })]);
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
  await person.click(region.getByRole('button', { name: 'Add a task for it' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a task' }));
  expect(form.getByRole('combobox', { name: 'Course' })).toHaveValue('Linear Algebra');
});
