import { updateTask } from '@board/contracts/calls/tasks';
import { screen, waitFor, within } from '@testing-library/react';
import { sheet, showPage } from '../testing/show-page.tsx';

test('a title that is changed in its line says so and can be put back', async () => {
  const { api, person } = showPage();
  await person.click(await screen.findByRole('button', { name: 'Sheet 6' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.keyboard('{Backspace}7{Enter}');
  expect(await screen.findByText(/^Task updated/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  expect(api.requests(updateTask)[1]?.body).toMatchObject({ title: 'Sheet 6', date: sheet.date });
});

test('Escape and leaving a title as it was change nothing', async () => {
  const { api, person } = showPage();
  await person.click(await screen.findByRole('button', { name: 'Sheet 6' }));
  await person.keyboard(' and 7{Escape}');
  expect(screen.getByRole('button', { name: 'Sheet 6' })).toHaveFocus();
  await person.keyboard('{Enter}{Control>}a{/Control}{Backspace}');
  await person.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('button', { name: 'Sheet 6' })).toBeVisible();
  expect(api.requests(updateTask)).toEqual([]);
});

test('what Escape takes back of a title is kept after all by one press', async () => {
  const { api, person } = showPage();
  await person.click(await screen.findByRole('button', { name: 'Sheet 6' }));
  await person.keyboard(' and 7{Escape}');
  expect(await screen.findByText('The title stays as it was')).toBeVisible();
  expect(api.requests(updateTask)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Rename after all' }));
  expect(await screen.findByText(/^Task updated/)).toBeVisible();
  expect(api.requests(updateTask)[0]?.body).toMatchObject({ title: 'Sheet 6 and 7' });
});

test('a title in its line that takes no more says so', async () => {
  const { person } = showPage();
  await person.click(await screen.findByRole('button', { name: 'Sheet 6' }));
  await person.paste('x'.repeat(300));
  expect(await screen.findByText('A title has at most 200 characters')).toBeVisible();
});

test('the details of a task are at the end of its line, and behind a key', async () => {
  const { person } = showPage();
  await person.click(await screen.findByRole('button', { name: 'Details: Sheet 6' }));
  const details = await screen.findByRole('dialog', { name: 'Task details' });
  expect(within(details).getByText('Sheet 6')).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(details).not.toBeInTheDocument());
  await person.keyboard('ko');
  expect(await screen.findByRole('dialog', { name: 'Task details' })).toHaveTextContent('Essay');
});
