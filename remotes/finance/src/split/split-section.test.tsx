import { createTransaction } from '@board/contracts/calls/finance';
import {
  createSplit,
  createTransfer,
  deleteTransfer,
  listTransfers,
  type Split,
  splitRecord,
  type Transfer,
} from '@board/contracts/calls/money-accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { show } from '../testing/show-page.tsx';
import { someAccount } from '../testing/some-account.ts';
import { someTransaction } from '../testing/some-transaction.ts';

beforeEach(() => sessionStorage.clear());

const friend = (name: string, balance: number) => someAccount({ name, kind: 'friend', balance });
const roommate = friend('Roommate', 93);
const partner = friend('Partner', -28);
const accounts = [roommate, partner, friend('Teammate', 0)];
const hotpot: Split = {
  record: someTransaction({ amount: 93, description: 'Hotpot', date: '2026-11-13' }),
  total: 186,
  shares: [{ friend: roommate.id, amount: 93 }],
};

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('says who owes whom, and what was shared', async () => {
  show({ accounts, splits: [hotpot] });
  const section = within(await screen.findByRole('region', { name: 'Split with friends' }));
  for (const words of ['Owes you', 'You owe', 'Nothing owed', 'Hotpot, ¥186.00 in all'])
    expect(await section.findByText(words)).toBeVisible();
  expect(section.getByText(/\+¥93\.00/)).toBeVisible();
  expect(section.getByText('Fri 13 November · Roommate ¥93.00')).toBeVisible();
});

test('a bill is split equally; one’s own part is said before it is sent', async () => {
  const { api, person } = show({ accounts });
  api.on(createSplit, () => hotpot);
  await person.click(await screen.findByRole('button', { name: 'Split a bill' }));
  const dialog = await dialogOf('Split a bill');
  await person.type(dialog.getByLabelText('Amount'), '168+18');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please choose at least one friend')).toBeVisible();
  await person.click(dialog.getByRole('checkbox', { name: 'Roommate' }));
  await person.click(dialog.getByRole('checkbox', { name: 'Partner' }));
  expect(dialog.getAllByText('¥62.00')).toHaveLength(3);
  await person.click(dialog.getByRole('checkbox', { name: 'Partner' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Split recorded')).toBeVisible();
  expect(api.requests(createSplit)[0]?.body).toMatchObject({
    amount: 186,
    type: 'expense',
    account: null,
    shares: [{ friend: roommate.id, amount: 93 }],
  });
});

test('what a friend paid is one’s own part, owed to the friend', async () => {
  const { api, person } = show({ accounts });
  api.on(createTransaction, () => someTransaction());
  await person.click(await screen.findByRole('button', { name: 'Split a bill' }));
  const dialog = await dialogOf('Split a bill');
  await person.type(dialog.getByLabelText('Amount'), '84');
  await person.selectOptions(dialog.getByLabelText('Who paid'), 'Partner');
  await person.click(dialog.getByRole('checkbox', { name: 'Roommate' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(createTransaction)).toHaveLength(1));
  expect(api.requests(createTransaction)[0]?.body).toMatchObject({
    amount: 28,
    account: partner.id,
  });
});

test('is changed by amounts, and put back', async () => {
  const { api, person } = show({ accounts, splits: [hotpot] });
  api.on(splitRecord, () => hotpot);
  await person.click(await screen.findByRole('button', { name: 'Change how “Hotpot” is split' }));
  const dialog = await dialogOf('Split with friends');
  const part = dialog.getByLabelText('Amount of Roommate');
  expect(part).toHaveValue('93.00');
  await person.clear(part);
  await person.type(part, '200');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Your own part must be more than 0/)).toBeVisible();
  await person.clear(part);
  await person.type(part, '100');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Split saved')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  const sent = api.requests(splitRecord).map(({ body }) => body);
  expect(sent).toEqual([
    { shares: [{ friend: roommate.id, amount: 100 }] },
    { shares: [{ friend: roommate.id, amount: 93 }] },
  ]);
});

test('is settled by a transfer of what is owed', async () => {
  const { api, person } = show({ accounts });
  api.refuse(createTransfer, 503, 'server.unavailable', 'Gone for a moment');
  await person.click(await screen.findByRole('button', { name: 'Pay back' }));
  const dialog = await dialogOf('Settle with Partner');
  expect(dialog.getByLabelText('Amount')).toHaveValue('28.00');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Gone for a moment')).toBeVisible();
  const body = { from: null, to: partner.id, amount: 28 };
  expect(api.requests(createTransfer)[0]?.body).toMatchObject(body);
});

const card = someAccount({ name: 'Card' });
const cash = someAccount({ name: 'Cash', kind: 'cash' });
const transfer = (id: string, from: string | null, to: string | null): Transfer => ({
  ...{ id, from, to, amount: 5, date: '2026-11-13', note: '', version: 1 },
  ...{ created_at: '2026-11-18T04:10:00.000Z', updated_at: '2026-11-18T04:10:00.000Z' },
});

test.each([
  ['the account that was used for it last', [card, cash], [partner.id, roommate.id], 'Cash'],
  ['the account that was used with another friend', [card, cash], [partner.id], 'Card'],
  ['the only account', [card], [], 'Card'],
  ['elsewhere, where nothing says which', [card, cash], [], 'Elsewhere'],
])('is settled by %s', async (_, own, friends, place) => {
  const transfers = friends.map((friend, index) =>
    transfer(
      `01930000-0000-7000-a000-00000000000${index}`,
      friend,
      [card.id, cash.id][index] ?? '',
    ),
  );
  const { api, person } = show({ accounts: [...accounts, ...own], transfers });
  await waitFor(() => expect(api.requests(listTransfers).length).toBeGreaterThan(0));
  const section = within(await screen.findByRole('region', { name: 'Split with friends' }));
  await person.click(await section.findByRole('button', { name: 'Settle' }));
  const dialog = await dialogOf('Settle with Roommate');
  expect(dialog.getByLabelText('To')).toHaveDisplayValue(place);
  api.on(createTransfer, ({ body }) => ({
    ...transfer(body.id ?? '', body.from, body.to),
    ...body,
    note: '',
  }));
  api.on(deleteTransfer, () => ({ success: true }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.requests(deleteTransfer)).toHaveLength(1));
});

test('a record that is there is shared from its details', async () => {
  const { api, person } = show({ accounts });
  api.on(splitRecord, () => hotpot);
  await person.click(await screen.findByRole('button', { name: /Lunch/ }));
  const detail = await dialogOf('Record details');
  await person.click(detail.getByRole('button', { name: 'Split with friends' }));
  const dialog = await dialogOf('Split with friends');
  await person.click(dialog.getByRole('checkbox', { name: 'Roommate' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(splitRecord)).toHaveLength(1));
  expect(api.requests(splitRecord)[0]?.body).toEqual({
    shares: [{ friend: roommate.id, amount: 9 }],
  });
});
