import {
  createRecurring,
  deleteRecurring,
  type Recurring,
  restoreRecurring,
  updateRecurring,
} from '@board/contracts/calls/finance';
import { screen, within } from '@testing-library/react';
import { show } from '../testing/show-page.tsx';
import { someRecurring } from '../testing/some-recurring.ts';

beforeEach(() => sessionStorage.clear());

const rent = someRecurring();

async function choose(person: ReturnType<typeof show>['person'], item: string) {
  await person.click(await screen.findByRole('button', { name: 'More for “Rent”' }));
  await person.click(await screen.findByRole('menuitem', { name: item }));
}

test('says what comes, how often and when next', async () => {
  show({ recurring: [rent, someRecurring({ description: 'Gym', paused: true, every: 'week' })] });
  expect(await screen.findByText('Every month on day 1 · next on 1 December')).toBeVisible();
  expect(screen.getByText('Every Tuesday · paused')).toBeVisible();
});

test('is written down with an amount, a rhythm and a first day', async () => {
  const { api, person } = show();
  api.on(createRecurring, ({ body }) => someRecurring({ id: body.id ?? rent.id }));
  await person.click(await screen.findByRole('button', { name: 'Add a recurring record' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a recurring record' }));
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText(/complete transaction/)).toBeVisible();
  await person.type(dialog.getByLabelText('Amount'), '1200');
  await person.type(dialog.getByLabelText('Description'), 'Rent');
  await person.selectOptions(dialog.getByLabelText('How often'), 'month_end');
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Recurring record added')).toBeVisible();
  expect(api.requests(createRecurring)[0]?.body).toMatchObject({
    type: 'expense',
    amount: 1200,
    description: 'Rent',
    every: 'month_end',
    end_date: null,
  });
  api.on(deleteRecurring, () => ({ success: true }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('No longer added')).toBeVisible();
  expect(api.requests(deleteRecurring)[0]?.url).toMatch(/\?booked=true$/);
});

test('of a first day that has passed it says that nothing before today is added', async () => {
  const { person } = show({ recurring: [{ ...rent, start_date: '2026-01-31' }] });
  await choose(person, 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('First day')).toHaveAccessibleDescription(
    'Days before today are not added.',
  );
  expect(dialog.getByLabelText('How often')).toHaveAccessibleDescription(/on its last day/);
});

test('is skipped once, and comes after all', async () => {
  const { api, person } = show({ recurring: [rent] });
  api.on(updateRecurring, ({ body }) => ({ ...rent, ...(body as Partial<Recurring>), version: 2 }));
  await choose(person, 'Skip once');
  expect(await screen.findByText('Skipped once, next on Fri 1 January')).toBeVisible();
  expect(api.requests(updateRecurring)[0]?.body).toEqual({ next_date: '2027-01-01' });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  expect(api.requests(updateRecurring)[1]?.body).toMatchObject({ next_date: '2026-12-01' });
});

test('is paused, and deleted with a way back', async () => {
  const { api, person } = show({ recurring: [rent] });
  api
    .on(updateRecurring, () => ({ ...rent, paused: true }))
    .on(deleteRecurring, () => ({ success: true }))
    .on(restoreRecurring, () => rent);
  await choose(person, 'Pause');
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(api.requests(updateRecurring)[0]?.body).toEqual({ paused: true });
  await choose(person, 'Delete');
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  expect(api.requests(restoreRecurring)).toHaveLength(1);
});
