import { createTransaction, listTransactions } from '@board/contracts/calls/finance';
import {
  createMoneyAccount,
  createTransfer,
  deleteTransfer,
  type MoneyAccount,
  type Transfer,
  updateMoneyAccount,
} from '@board/contracts/calls/money-accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { show } from '../testing/show-page.tsx';
import { someAccount } from '../testing/some-account.ts';
import { someTransaction } from '../testing/some-transaction.ts';

beforeEach(() => sessionStorage.clear());

const card = someAccount();
const meals = someAccount({ name: 'Meals', kind: 'meal_card', balance: 16.2, opening: 0 });
const accounts = [card, meals];
const stamps = { version: 1, created_at: card.created_at, updated_at: card.updated_at };
const topUp: Transfer = {
  id: '01930000-0000-7000-a000-000000000001',
  from: card.id,
  to: meals.id,
  amount: 50,
  date: '2026-11-15',
  note: 'Topped up',
  ...stamps,
};

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('say what is on each and on all, and what was moved', async () => {
  show({
    accounts,
    transfers: [topUp, { ...topUp, id: card.id, from: null, to: topUp.id, note: '' }],
  });
  const section = within(await screen.findByRole('region', { name: 'Accounts' }));
  expect(await section.findByText('¥116.20 in all')).toBeVisible();
  expect(section.getByText('¥16.20')).toBeVisible();
  expect(section.getByText('Card → Meals')).toBeVisible();
  expect(section.getByText('Sun 15 November · Topped up')).toBeVisible();
  expect(section.getByText('Elsewhere → Deleted account')).toBeVisible();
});

test('one is added with what is on it, and taken back', async () => {
  const { api, person } = show();
  api.on(createMoneyAccount, ({ body }) => ({ ...card, ...(body as Partial<MoneyAccount>) }));
  await person.click(await screen.findByRole('button', { name: 'Add an account' }));
  const dialog = await dialogOf('Add an account');
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Please give it a name')).toBeVisible();
  await person.type(dialog.getByLabelText('Name'), 'Cash');
  await person.selectOptions(dialog.getByLabelText('Kind'), 'cash');
  await person.type(dialog.getByLabelText('Current balance'), '-12.50');
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Added')).toBeVisible();
  expect(api.requests(createMoneyAccount)[0]?.body).toMatchObject({
    name: 'Cash',
    kind: 'cash',
    opening: -12.5,
  });
});

test('two of the same name are not told apart, so the second wants another', async () => {
  const { api, person } = show({ accounts });
  api.on(updateMoneyAccount, () => card);
  await person.click(await screen.findByRole('button', { name: 'Add an account' }));
  const dialog = await dialogOf('Add an account');
  await person.type(dialog.getByLabelText('Name'), 'card ');
  await person.selectOptions(dialog.getByLabelText('Kind'), 'wallet');
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('This name is taken, please choose another')).toBeVisible();
  expect(api.requests(createMoneyAccount)).toHaveLength(0);
});

test('what was counted sets right what was never written down', async () => {
  const { api, person } = show({ accounts: [{ ...meals, opening: 20 }] });
  api.on(updateMoneyAccount, ({ body }) => ({ ...meals, ...(body as Partial<MoneyAccount>) }));
  await person.click(await screen.findByRole('button', { name: 'More for “Meals”' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await dialogOf('Edit an account');
  const field = dialog.getByLabelText('Current balance');
  expect(field).toHaveValue('16.20');
  await person.clear(field);
  await person.type(field, '10.10');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(updateMoneyAccount)).toHaveLength(1));
  expect(api.requests(updateMoneyAccount)[0]?.body).toMatchObject({ opening: 13.9 });
});

test('a transfer leads from one to the other, and is undone', async () => {
  const { api, person } = show({ accounts });
  api.on(createTransfer, () => topUp).on(deleteTransfer, () => ({ success: true }));
  await person.click(await screen.findByRole('button', { name: 'Transfer' }));
  const dialog = await dialogOf('Transfer');
  await person.type(dialog.getByLabelText('Amount'), '3+4');
  await person.selectOptions(dialog.getByLabelText('To'), 'Card');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose two different places')).toBeVisible();
  await person.selectOptions(dialog.getByLabelText('To'), 'Meals');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Transfer recorded')).toBeVisible();
  expect(api.requests(createTransfer)[0]?.body).toMatchObject({
    from: card.id,
    to: meals.id,
    amount: 7,
  });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('No longer added')).toBeVisible();
  expect(api.requests(deleteTransfer)).toHaveLength(1);
});

test('a record is put on one, and the ledger shows those of one', async () => {
  const { api, person } = show({ accounts });
  api.on(createTransaction, () => someTransaction({ account: meals.id }));
  await person.click(await screen.findByRole('button', { name: 'Add a record' }));
  const dialog = await dialogOf('Add a record');
  await person.type(dialog.getByLabelText('Amount'), '6.20');
  await person.selectOptions(await dialog.findByLabelText('Account'), 'Meals');
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(api.requests(createTransaction)).toHaveLength(1));
  expect(api.requests(createTransaction)[0]?.body).toMatchObject({ account: meals.id });
  await person.selectOptions(within(screen.getByRole('search')).getByLabelText('Account'), 'Card');
  const asked = () => new URLSearchParams(api.requests(listTransactions).at(-1)?.url.split('?')[1]);
  await waitFor(() => expect(asked().get('account')).toBe(card.id));
});
