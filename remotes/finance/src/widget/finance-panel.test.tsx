import {
  createTransaction,
  deleteTransaction,
  type FinanceStats,
  financeStats,
  listTransactions,
  restoreTransaction,
  type Transaction,
  updateTransaction,
} from '@board/contracts/calls/finance';
import type { Locale } from '@board/contracts/constants/locales';
import { ApiError, events } from '@board/platform';
import { boardState } from '@board/platform/host';
import { mockApi, renderBoard } from '@board/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { pageOf, someTransaction } from '../ledger/some-transaction.ts';
import { remote } from '../remote.tsx';
import { FinancePanel } from './finance-panel.tsx';

const lunch = someTransaction();
const pay = someTransaction({
  type: 'income',
  amount: 160,
  category: 'part-time',
  description: 'Tutoring',
  time: null,
});
const november: FinanceStats = {
  monthlyIncome: 160,
  monthlyExpense: 30.5,
  balance: 129.5,
  expenseByCategory: [
    { category: 'dining', amount: 18, color: '#ce7a3e' },
    { category: 'pets', amount: 12.5, color: '#8a857e' },
  ],
};
const quiet: FinanceStats = {
  monthlyIncome: 0,
  monthlyExpense: 0,
  balance: 0,
  expenseByCategory: [],
};

interface Given {
  items?: Transaction[];
  stats?: FinanceStats;
  locale?: Locale;
}

function show({ items = [lunch, pay], stats = november, locale = 'en' }: Given = {}) {
  const api = mockApi()
    .on(listTransactions, () => pageOf(items))
    .on(financeStats, () => stats);
  const view = renderBoard(<FinancePanel />, {
    messages: { namespace: 'finance', catalogs: remote.messages },
    day: '2026-11-18',
    locale,
  });
  return { ...view, api };
}

// A form that a test leaves open keeps its draft.
beforeEach(() => sessionStorage.clear());

const hide = (...ids: string[]) =>
  act(async () => {
    boardState.layout = ids.map((id) => ({ id, visible: false, column: 'left', order: 0 }));
  });

test('the month: total in the pie, cards, a legend and a table that says the same', async () => {
  const { person, api } = show();
  expect(await screen.findByText('129.50')).toBeVisible();
  expect(api.requests(financeStats)[0]?.url).toBe('/api/finance/stats?month=2026-11');
  expect(screen.getByText('+160.00')).toBeVisible();
  expect(screen.getByText('\u221230.50')).toBeVisible();
  const twin = screen.getByRole('table', { name: 'Expense by category' });
  const rows = within(twin)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['CategoryShareAmount', 'Dining 餐饮59%18.00', 'Other 其他41%12.50']);
  const figure = await screen.findByRole('figure');
  await waitFor(() => expect(figure.querySelector('path[data-category="dining"]')).toBeTruthy());
  await person.click(screen.getByRole('tab', { name: 'Ledger' }));
  expect(await screen.findByText('Tutoring')).toBeVisible();
});

test('the ledger of the day: seals, names, times, sums', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  expect(
    await screen.findByRole('button', { name: /Lunch Dining 餐饮 12:10 −18.00/ }),
  ).toBeVisible();
  expect(screen.getByText('Income 160.00')).toBeVisible();
  expect(screen.getByText('Expense 18.00')).toBeVisible();
});

test('a day of more records than are loaded has no sums but the way to all of them', async () => {
  const { api, person } = show();
  api.on(listTransactions, () => pageOf([lunch, pay], 130));
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  expect(
    await screen.findByRole('link', { name: 'First 2 of 130 records, show all' }),
  ).toHaveAttribute('href', '/finance?period=custom&from=2026-11-18&to=2026-11-18');
  expect(screen.queryByText('Expense 18.00')).not.toBeInTheDocument();
});

test('Chinese names and tabs', async () => {
  const { person } = show({ locale: 'zh-CN' });
  expect(await screen.findByRole('tab', { name: '财务统计' })).toBeVisible();
  await person.click(screen.getByRole('tab', { name: '记账' }));
  expect(await screen.findByRole('button', { name: /Lunch 餐饮 12:10/ })).toBeVisible();
});

test('an empty day and an empty month offer the one next action', async () => {
  const { person } = show({ items: [], stats: quiet });
  expect(await screen.findByText(/Nothing spent and nothing earned in November yet/)).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Ledger' }));
  expect(await screen.findByText(/A record takes an amount and a word/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add a record' }));
  expect(await screen.findByRole('dialog', { name: 'Add a transaction' })).toBeVisible();
});

test.each([
  ['en', 'Finance API not yet implemented...'],
  ['zh-CN', '财务模块API尚未实现...'],
] as const)('a server without finance is treated as empty in %s', async (locale, message) => {
  mockApi()
    .refuse(financeStats, 404, 'request.not_found', 'Not found')
    .refuse(listTransactions, 404, 'http', '');
  renderBoard(<FinancePanel />, {
    messages: { namespace: 'finance', catalogs: remote.messages },
    locale,
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(
    screen.getByRole('button', { name: locale === 'en' ? 'Add a record' : '添加记录' }),
  ).toBeVisible();
});

test('what failed can be tried again, and the last known figures stay', async () => {
  const { api, person } = show();
  await screen.findByText('129.50');
  api.refuse(financeStats, 503, 'server.unavailable', 'Gone for a moment');
  api.on(createTransaction, ({ body }) => someTransaction(body));
  await add(person, { amount: '5', description: 'Tea' });
  expect(await screen.findByText(/Finance data could not be refreshed/)).toBeVisible();
  expect(screen.getByText('Balance')).toBeVisible();
  api.on(financeStats, () => quiet);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Nothing spent and nothing earned/)).toBeVisible();
});

type Person = ReturnType<typeof show>['person'];

async function add(
  person: Person,
  { amount, description }: { amount: string; description: string },
) {
  await act(async () => events.emit('transaction.add', {}));
  const dialog = await screen.findByRole('dialog', { name: 'Add a transaction' });
  await person.type(within(dialog).getByLabelText('Amount'), amount);
  if (description) await person.type(within(dialog).getByLabelText('Description'), description);
  await person.click(within(dialog).getByRole('button', { name: 'Add' }));
  return dialog;
}

test('a new record shows at once, in the ledger and in the figures', async () => {
  const { api, person } = show();
  let answer: (transaction: Transaction) => void = () => {};
  api.on(createTransaction, () => new Promise<Transaction>((resolve) => (answer = resolve)));
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  await screen.findByText('Tutoring');
  const dialog = await add(person, { amount: '7.5', description: 'Tea' });
  expect(await within(dialog).findByText('Adding…')).toBeVisible();
  expect(screen.getByText('Expense 25.50')).toBeInTheDocument();
  expect(api.requests(createTransaction)[0]?.body).toMatchObject({
    type: 'expense',
    amount: 7.5,
    category: 'dining',
    description: 'Tea',
    date: '2026-11-18',
    time: null,
  });
  await act(async () => answer(someTransaction({ amount: 7.5, description: 'Tea' })));
  expect(await screen.findByText('transaction record added successfully')).toBeVisible();
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  const { api, person } = show();
  const dialog = await add(person, { amount: '0', description: '' });
  const sentence = 'please fill in the complete transaction information';
  expect(await within(dialog).findAllByText(sentence)).toHaveLength(2);
  expect(within(dialog).getByLabelText('Description')).toHaveAccessibleDescription(sentence);
  await person.clear(within(dialog).getByLabelText('Amount'));
  await person.type(within(dialog).getByLabelText('Amount'), '1.005');
  await person.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await within(dialog).findByText('An amount has at most two decimals')).toBeVisible();
  expect(api.requests(createTransaction)).toHaveLength(0);
});

test('a grouped amount is what it says, one with a sign is refused', async () => {
  const { api, person } = show();
  api.on(createTransaction, ({ body }) => someTransaction(body));
  const dialog = await add(person, { amount: '-5', description: 'Laptop' });
  expect(within(dialog).getByText(/Please write the amount as a number above 0/)).toBeVisible();
  await person.clear(within(dialog).getByLabelText('Amount'));
  await person.type(within(dialog).getByLabelText('Amount'), '1,000');
  await person.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('transaction record added successfully')).toBeVisible();
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
  expect(screen.getByText('Expense 18.00')).toBeInTheDocument();
  api.on(createTransaction, () => {
    throw new ApiError(0, 'network');
  });
  await person.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await within(dialog).findByText('add failed, please retry')).toBeVisible();
  const ids = api.requests(createTransaction).map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});

test('details lead to editing, and the edit carries the version that was seen', async () => {
  const { api, person } = show();
  api.on(updateTransaction, ({ body }) => ({ ...lunch, ...body, version: 2 }));
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  await person.click(await screen.findByRole('button', { name: /Lunch/ }));
  const detail = await screen.findByRole('dialog', { name: 'Transaction details' });
  expect(detail).toHaveTextContent('Wednesday, 18 November 2026');
  await person.click(within(detail).getByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('dialog', { name: 'Edit transaction' });
  const amount = within(form).getByLabelText('Amount');
  expect(amount).toHaveValue('18.00');
  await person.clear(amount);
  await person.type(amount, '20');
  await person.click(within(form).getByRole('radio', { name: 'Study 学习' }));
  await person.click(within(form).getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('transaction record updated successfully')).toBeVisible();
  expect(api.requests(updateTransaction)[0]).toMatchObject({
    version: 1,
    body: { amount: 20, category: 'study' },
  });
});

test('deleting asks, gives the money back, and can be taken back', async () => {
  const { api, person } = show();
  api.on(deleteTransaction, () => ({ success: true })).on(restoreTransaction, () => lunch);
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  await person.click(await screen.findByRole('button', { name: /Lunch/ }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this transaction?' });
  expect(question).toHaveTextContent('“Lunch” (¥18.00)');
  expect(api.requests(deleteTransaction)).toHaveLength(0);
  await person.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Refund successful')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Transaction restored')).toBeVisible();
  expect(api.requests(restoreTransaction)).toHaveLength(1);
});

test('the parts of the module are switched off one by one', async () => {
  show();
  await screen.findByText('129.50');
  await hide('chart');
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getByText('129.50')).toBeVisible();
  await hide('finance-stats');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Ledger']);
  expect(await screen.findByText('Tutoring')).toBeVisible();
});

test('nothing stands in the way of assistive technology', async () => {
  const { container, person } = show();
  await screen.findByText('129.50');
  const check = async () => {
    const options = { rules: { 'color-contrast': { enabled: false } } };
    const { violations } = await act(() => axe.run(container, options));
    expect(violations.map(({ id }) => id)).toEqual([]);
  };
  await check();
  await person.click(screen.getByRole('tab', { name: 'Ledger' }));
  await screen.findByText('Tutoring');
  await check();
});
