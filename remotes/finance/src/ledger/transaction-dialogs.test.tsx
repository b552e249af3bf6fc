import {
  createTransaction,
  deleteTransaction,
  restoreTransaction,
  type Transaction,
  updateTransaction,
} from '@board/contracts/calls/finance';
import { listMoneyAccounts, listSplits } from '@board/contracts/calls/money-accounts';
import { ApiError, events } from '@board/platform';
import { screen, within } from '@testing-library/react';
import { add, lunch, show } from '../testing/show-panel.tsx';
import { someAccount } from '../testing/some-account.ts';
import { pageOf, someTransaction } from '../testing/some-transaction.ts';

// A form that a test leaves open keeps its draft.
beforeEach(() => sessionStorage.clear());

test('a new record shows at once, in the ledger and in the figures', async () => {
  const { api, person } = show();
  let answer: (transaction: Transaction) => void = () => {};
  api.on(createTransaction, () => new Promise<Transaction>((resolve) => (answer = resolve)));
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  await screen.findByText('Tutoring');
  const dialog = await add(person, { amount: '7.5', description: 'Tea' });
  expect(await within(dialog).findByText('Adding…')).toBeVisible();
  expect(screen.getByText('Expense ¥25.50')).toBeInTheDocument();
  expect(api.requests(createTransaction)[0]?.body).toMatchObject({
    type: 'expense',
    amount: 7.5,
    category: 'dining',
    description: 'Tea',
    date: '2026-11-18',
    time: null,
  });
  answer(someTransaction({ amount: 7.5, description: 'Tea' }));
  expect(await screen.findByText(/^Transaction record added successfully, /)).toBeVisible();
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  const { api, person } = show();
  const dialog = await add(person, { amount: '0', description: '' });
  const sentence = 'please fill in the complete transaction information: an amount is above 0';
  expect(await within(dialog).findAllByText(sentence)).toHaveLength(1);
  expect(within(dialog).getByLabelText('Amount')).toHaveAccessibleDescription(sentence);
  await person.clear(within(dialog).getByLabelText('Amount'));
  await person.type(within(dialog).getByLabelText('Amount'), '1.005');
  await person.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await within(dialog).findByText('An amount has at most two decimals')).toBeVisible();
  expect(api.requests(createTransaction)).toHaveLength(0);
});

test.each(['1e3', '3+'])('%s is no amount and saved as none', async (amount) => {
  const { api, person } = show();
  const dialog = await add(person, { amount, description: 'Laptop' });
  const field = within(dialog).getByRole('spinbutton', { name: 'Amount' });
  expect(field).toHaveValue(amount);
  expect(field).toHaveAccessibleDescription(/Please write the amount as a number above 0/);
  expect(api.requests(createTransaction)).toHaveLength(0);
});

test('a sum is saved as what it comes to', async () => {
  const { api, person } = show();
  await add(person, { amount: '186/3', description: 'Dinner' });
  expect(api.requests(createTransaction)[0]?.body).toMatchObject({ amount: 62 });
});

test('the arrow keys change the amount of a record by a cent, and never below nothing', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  await person.click(await screen.findByRole('button', { name: /Lunch/ }));
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('dialog', { name: 'Edit record' });
  const amount = within(form).getByRole('spinbutton', { name: 'Amount' });
  await person.type(amount, '{ArrowUp}{ArrowUp}');
  expect(amount).toHaveValue('18.02');
  await person.clear(amount);
  await person.type(amount, '{ArrowDown}');
  expect(amount).toHaveValue('0.00');
});

test('a grouped amount is what it says, one with a sign is refused', async () => {
  const { api, person } = show();
  api.on(createTransaction, ({ body }) => someTransaction(body));
  const dialog = await add(person, { amount: '-5', description: 'Laptop' });
  expect(within(dialog).getByText(/fill in the complete transaction information/)).toBeVisible();
  await person.clear(within(dialog).getByLabelText('Amount'));
  await person.type(within(dialog).getByLabelText('Amount'), '1,000');
  await person.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/^Transaction record added successfully, /)).toBeVisible();
  expect(api.requests(createTransaction).map(({ body }) => body)).toEqual([
    expect.objectContaining({ amount: 1000 }),
  ]);
});

test('a refused record keeps the form, its words and its id, and goes back out of the list', async () => {
  const { api, person } = show();
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  await screen.findByText('Tutoring');
  api.refuse(
    createTransaction,
    500,
    'server.unexpected',
    'Something went wrong on the server, please retry',
  );
  const dialog = await add(person, { amount: '5', description: 'Tea' });
  expect(
    await within(dialog).findByText('Something went wrong on the server, please retry'),
  ).toBeVisible();
  expect(within(dialog).getByLabelText('Description')).toHaveValue('Tea');
  expect(screen.getByText('Expense ¥18.00')).toBeInTheDocument();
  api.on(createTransaction, () => {
    throw new ApiError(0, 'network');
  });
  await person.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await within(dialog).findByText('Add failed, please retry')).toBeVisible();
  const ids = api.requests(createTransaction).map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});

test.each([
  ['en', 'Ledger', 'Edit', 'Save'],
  ['zh-CN', '记账', '编辑', '保存'],
] as const)(
  'in %s a reply with a message and no code is shown as it speaks',
  async (locale, ledger, edit, update) => {
    const { api, person } = show({ locale });
    api.refuse(updateTransaction, 422, 'http', 'The year is closed');
    await person.click(await screen.findByRole('tab', { name: ledger }));
    await person.click(await screen.findByRole('button', { name: /Lunch/ }));
    await person.click(await screen.findByRole('button', { name: edit }));
    await person.click(await screen.findByRole('button', { name: update }));
    expect(await screen.findByText('The year is closed')).toBeVisible();
  },
);

test('an edit carries the version that was seen, goes back, and asks of its category whether it is always so', async () => {
  const { api, person } = show();
  api.on(updateTransaction, ({ body }) => ({ ...lunch, ...body, version: 2 }));
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  await person.click(await screen.findByRole('button', { name: /Lunch/ }));
  const detail = await screen.findByRole('dialog', { name: 'Record details' });
  expect(detail).toHaveTextContent('Wednesday, 18 November 2026');
  await person.click(within(detail).getByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('dialog', { name: 'Edit record' });
  const amount = within(form).getByLabelText('Amount');
  expect(amount).toHaveValue('18.00');
  await person.clear(amount);
  await person.type(amount, '20');
  await person.click(within(form).getByRole('radio', { name: 'Study 学习' }));
  await person.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Transaction record updated successfully')).toBeVisible();
  expect(api.requests(updateTransaction)[0]).toMatchObject({
    version: 1,
    body: { amount: 20, category: 'study' },
  });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  expect(api.requests(updateTransaction)[1]).toMatchObject({
    version: 2,
    body: { amount: 18, category: 'dining' },
  });
  const saved = jest.fn();
  const stop = events.on('preferences.change', saved);
  expect(screen.getByText('Always Study 学习 for “Lunch”?')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Always' }));
  const rule = { words: 'Lunch', type: 'expense', category: 'study' };
  expect(saved).toHaveBeenCalledWith({ categoryRules: [rule] });
  stop();
});

test('of a record that was split the question says who owes whom without it', async () => {
  const { api, person } = show();
  const ann = someAccount({ name: 'Ann', kind: 'friend', balance: 0 });
  const bo = someAccount({ name: 'Bo', kind: 'friend', balance: 9 });
  const shares = [ann, bo].map(({ id }) => ({ friend: id, amount: 9 }));
  const { pagination } = pageOf([lunch]);
  api
    .on(listMoneyAccounts, () => ({ items: [ann, bo] }))
    .on(listSplits, () => ({ items: [{ record: lunch, total: 36, shares }], pagination }))
    .on(deleteTransaction, () => ({ success: true }));
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  await person.click(await screen.findByRole('button', { name: /Lunch/ }));
  await screen.findByRole('button', { name: 'Split with friends' });
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this record?' });
  expect(question).toHaveTextContent('Then you owe Ann ¥9.00: what was paid back stays.');
  expect(question).toHaveTextContent('Then nothing is owed between you and Bo.');
});

test('deleting asks, gives the money back, and can be taken back', async () => {
  const { api, person } = show();
  api.on(deleteTransaction, () => ({ success: true })).on(restoreTransaction, () => lunch);
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  await person.click(await screen.findByRole('button', { name: /Lunch/ }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this record?' });
  expect(question).toHaveTextContent('“Lunch” (¥18.00)');
  expect(api.requests(deleteTransaction)).toHaveLength(0);
  await person.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^Refund successful/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Record restored')).toBeVisible();
  expect(api.requests(restoreTransaction)).toHaveLength(1);
});

test.each([
  ['en', 'Ledger', 'Edit', 'Save', 'Nothing is decided or saved yet. Save again to choose.'],
  ['zh-CN', '记账', '编辑', '保存', '尚未决定，也未保存。再次保存即可选择。'],
] as const)(
  'in %s a conflict that was closed keeps the edit and says that it is not decided',
  async (locale, ledger, edit, update, words) => {
    const { api, person } = show({ locale });
    api.on(updateTransaction, () => {
      throw new ApiError(412, 'request.stale', { current: lunch });
    });
    const stop = events.on('ui.conflict', ({ answer }) => answer('undecided'));
    await person.click(await screen.findByRole('tab', { name: ledger }));
    await person.click(await screen.findByRole('button', { name: /Lunch/ }));
    await person.click(await screen.findByRole('button', { name: edit }));
    await person.type(await screen.findByRole('spinbutton'), '{ArrowUp}');
    await person.click(screen.getByRole('button', { name: update }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('spinbutton')).toHaveValue('18.01');
    stop();
  },
);
