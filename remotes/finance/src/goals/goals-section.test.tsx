import { createMoneyAccount, createTransfer } from '@board/contracts/calls/money-accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { show } from '../testing/show-page.tsx';
import { someAccount } from '../testing/some-account.ts';

beforeEach(() => sessionStorage.clear());

const goal = {
  kind: 'goal' as const,
  wanted: 6000,
  by_date: '2027-05-31',
  balance: 2340,
  per_month: 610,
};
const laptop = someAccount({ ...goal, name: 'Laptop' });

test('say how far they are and what a month they take', async () => {
  const reached = someAccount({ ...goal, name: 'Trip', balance: 6000 });
  const late = someAccount({ ...goal, name: 'Bike', per_month: null });
  const undated = someAccount({ ...goal, name: 'Desk', per_month: null, by_date: null });
  show({ accounts: [laptop, reached, late, undated] });
  const meter = await screen.findByRole('meter', { name: 'Laptop' });
  expect(meter).toHaveAttribute('aria-valuetext', '¥2,340.00 of ¥6,000.00');
  expect(screen.getByText('¥610.00 a month reaches it by May 2027')).toBeVisible();
  for (const words of ['Reached', 'Without a date', 'Was planned for May 2027'])
    expect(screen.getByText(words)).toBeVisible();
  // What is reached is taken out to be spent.
  expect(screen.getAllByRole('button', { name: 'Take out' })).toHaveLength(1);
});

test('one is written down with what is wanted', async () => {
  const { api, person } = show();
  api.on(createMoneyAccount, () => laptop);
  await person.click(await screen.findByRole('button', { name: 'Add a goal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a goal' }));
  await person.type(dialog.getByLabelText('Name'), 'Laptop');
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('The goal must be more than 0')).toBeVisible();
  await person.type(dialog.getByLabelText('Target amount'), '6000');
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(api.requests(createMoneyAccount)).toHaveLength(1));
  expect(api.requests(createMoneyAccount)[0]?.body).toMatchObject({
    kind: 'goal',
    wanted: 6000,
    by_date: null,
    opening: 0,
  });
});

test('something is put aside, from wherever it is', async () => {
  const { api, person } = show({ accounts: [laptop] });
  api.refuse(createTransfer, 503, 'server.unavailable', 'Gone for a moment');
  await person.click(await screen.findByRole('button', { name: 'Put aside' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put aside for Laptop' }));
  await person.type(dialog.getByLabelText('Amount'), '610');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Gone for a moment')).toBeVisible();
  expect(api.requests(createTransfer)[0]?.body).toMatchObject({ from: null, to: laptop.id });
});
