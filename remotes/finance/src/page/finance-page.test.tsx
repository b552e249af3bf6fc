import type { ReplyOf } from '@board/contracts/calls/call';
import {
  checkTransactionImport,
  exportTransactions,
  financeStats,
  financeTrends,
  importTransactions,
  listBudgets,
  listTransactionImports,
  listTransactions,
  setBudget,
  undoTransactionImport,
} from '@board/contracts/calls/finance';
import { mockApi, renderBoard } from '@board/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { pageOf, someTransaction } from '../ledger/some-transaction.ts';
import { remote } from '../remote.tsx';
import { FinancePage } from './finance-page.tsx';

const lunch = someTransaction();
const month = { monthlyIncome: 160, monthlyExpense: 18, balance: 142, expenseByCategory: [] };
const dining = { category: 'dining', amount: 18, color: '#ce7a3e' };
const budget = {
  category: 'all' as const,
  amount: 100,
  spent: 85,
  left: 15,
  left_per_day: 1.15,
  version: 1,
};
const file = {
  id: lunch.id,
  name: 'bill.csv',
  entries: 2,
  undone: false,
  created_at: lunch.created_at,
};
const noImports: ReplyOf<typeof listTransactionImports> = { ...pageOf([]), items: [] };

function show({ path = '/finance', imports = noImports, pages = 1 } = {}) {
  const api = mockApi()
    .on(listTransactions, ({ query }) => {
      const page = Number(query?.page);
      const { items, pagination } = pageOf(page > pages ? [] : [lunch], 41);
      return { items, pagination: { ...pagination, page, total_pages: pages } };
    })
    .on(financeStats, () => month)
    .on(financeTrends, () => ({
      months: [{ month: '2026-11', ...month, expenseByCategory: [dining] }],
    }))
    .on(listBudgets, () => ({ month: '2026-11', days_left: 13, items: [budget] }))
    .on(listTransactionImports, () => imports);
  const view = renderBoard(<FinancePage />, {
    messages: { namespace: 'finance', catalogs: remote.messages },
    day: '2026-11-18',
    path,
  });
  return { ...view, api };
}

beforeEach(() => sessionStorage.clear());

test('the month, its budget in words, the chart with its table twin, every record', async () => {
  const { container, person } = show();
  expect(await screen.findByText('142.00')).toBeVisible();
  expect(screen.getByText('13 days left this month')).toBeVisible();
  expect(screen.getByRole('meter', { name: 'All spending' })).toHaveAttribute(
    'aria-valuetext',
    '85.00 of 100.00',
  );
  expect(screen.getByText('15.00 left, 1.15 per day')).toBeVisible();
  expect(await screen.findByText('Lunch')).toBeVisible();
  await person.click(screen.getByText('Show as a table'));
  const twin = within(screen.getByRole('table'));
  expect(twin.getByRole('row', { name: 'November 2026 160.00 18.00' })).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'Categories' }));
  expect(twin.getByRole('columnheader', { name: 'Dining 餐饮' })).toBeVisible();
  await waitFor(() => expect(container.querySelector('rect[data-series="dining"]')).toBeTruthy());
  const options = { rules: { 'color-contrast': { enabled: false } } };
  const { violations } = await act(() => axe.run(container, options));
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('filters are asked of the server and kept in the address', async () => {
  const { api, person } = show({ path: '/finance?type=income' });
  await screen.findByText('Lunch');
  const asked = () => new URLSearchParams(api.requests(listTransactions).at(-1)?.url.split('?')[1]);
  expect(Object.fromEntries(asked())).toEqual({
    order: 'desc',
    limit: '20',
    page: '1',
    type: 'income',
    start_date: '2026-11-01',
    end_date: '2026-11-30',
  });
  await person.selectOptions(screen.getByLabelText('Category'), 'study');
  await person.selectOptions(screen.getByLabelText('Period'), 'all');
  await person.type(screen.getByLabelText('Search'), 'lunch');
  await waitFor(() => expect(asked().get('search')).toBe('lunch'));
  expect([asked().get('category'), asked().get('start_date')]).toEqual(['study', null]);
});

test('an address that asks for the form opens it', async () => {
  show({ path: '/finance?add=1&type=income' });
  expect(await screen.findByRole('dialog', { name: 'Add a transaction' })).toBeVisible();
  expect(screen.getByLabelText('Type', { selector: 'select' })).toHaveValue('income');
});

test('the next month is the month of figures, budgets and trends', async () => {
  const { api, person } = show();
  await person.click(await screen.findByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible();
  await waitFor(() =>
    expect(api.requests(financeTrends).at(-1)?.url).toBe(
      '/api/finance/trends?end_month=2026-12&start_month=2026-07',
    ),
  );
  expect(api.requests(listBudgets).at(-1)?.url).toBe('/api/finance/budgets?month=2026-12');
});

test('a page that is gone gives way to the last one, another month begins at its first', async () => {
  const { api, person } = show({ path: '/finance?page=5&type=income', pages: 2 });
  const asked = () => new URLSearchParams(api.requests(listTransactions).at(-1)?.url.split('?')[1]);
  expect(await screen.findByText('Lunch')).toBeVisible();
  expect([asked().get('page'), asked().get('type')]).toEqual(['2', 'income']);
  await person.click(screen.getByRole('button', { name: 'Next month' }));
  await waitFor(() => expect(asked().get('start_date')).toBe('2026-12-01'));
  await waitFor(() => expect(asked().get('page')).toBe('1'));
  expect(asked().get('type')).toBe('income');
});

test('a budget is set in whole cents', async () => {
  const { api, person } = show();
  api.on(setBudget, () => ({ ...budget, category: 'study' as const, amount: 50.5 }));
  await person.click(await screen.findByRole('button', { name: 'Set a budget' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a budget' }));
  await person.selectOptions(dialog.getByLabelText('For'), 'study');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('A budget must be more than 0')).toBeVisible();
  await person.type(dialog.getByLabelText('Amount per month'), '50.50');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Budget saved')).toBeVisible();
  expect(api.requests(setBudget)[0]).toMatchObject({
    url: '/api/finance/budgets/study',
    body: { amount: 50.5 },
  });
});

/** jsdom has no arrayBuffer() of its own. */
function csvFile(text: string, name: string): File {
  const bytes = new TextEncoder().encode(text);
  const made = new File([bytes], name, { type: 'text/csv' });
  return Object.assign(made, { arrayBuffer: async () => bytes.buffer });
}

const bill = [
  '账单明细',
  '交易时间,商品,收/支,金额(元)',
  '2026-11-18 12:10:03,午餐,支出,¥18.00',
  '2026-11-18 18:00:00,公交,支出,¥2.00',
  '2026-11-18 19:00:00,零钱提现,/,¥100.00',
].join('\n');

test('a file is mapped, checked for duplicates, imported without them and undone', async () => {
  const { api, person } = show();
  api
    .on(checkTransactionImport, () => ({ duplicates: [0] }))
    .on(importTransactions, ({ body }) => ({ ...file, id: body.id ?? file.id, entries: 1 }))
    .on(undoTransactionImport, () => ({ deleted: 1 }));
  await person.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import CSV' }));
  await person.upload(await dialog.findByLabelText('File'), csvFile(bill, 'bill.csv'));
  expect(await dialog.findByText(/3 lines found/)).toBeVisible();
  expect(dialog.getByLabelText('Amount')).toHaveDisplayValue('金额(元)');
  await person.selectOptions(dialog.getByLabelText(/^Date/), '-1');
  expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await person.selectOptions(dialog.getByLabelText(/^Date/), '0');
  await person.click(dialog.getByRole('button', { name: 'Preview' }));
  const counts = within(await dialog.findByRole('list', { name: 'Preview of the import' }));
  expect(counts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1 new',
    '1 already there',
    '1 not readable',
  ]);
  expect(dialog.getByText('Neither income nor expense')).toBeVisible();
  await person.click(dialog.getByLabelText(/already there as well/));
  expect(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeVisible();
  await person.click(dialog.getByLabelText(/already there as well/));
  await person.click(dialog.getByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText('1 record imported')).toBeVisible();
  const sent = api.requests(importTransactions)[0]?.body as { name: string; rows: object[] };
  expect(sent.name).toBe('bill.csv');
  expect(sent.rows).toEqual([expect.objectContaining({ description: '公交', amount: 2 })]);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Import undone, 1 record deleted')).toBeVisible();
}, 20_000);

test('the same rows sent again are no second import, other rows are one', async () => {
  const { api, person } = show();
  api
    .on(checkTransactionImport, () => ({ duplicates: [0] }))
    .refuse(importTransactions, 503, 'server.unavailable', 'Gone for a moment');
  await person.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import CSV' }));
  await person.upload(await dialog.findByLabelText('File'), csvFile(bill, 'bill.csv'));
  const preview = async () => person.click(await dialog.findByRole('button', { name: 'Preview' }));
  const send = async (name: string, times: number) => {
    await person.click(await dialog.findByRole('button', { name }));
    await waitFor(() => expect(api.requests(importTransactions)).toHaveLength(times));
    expect(await dialog.findByText('Gone for a moment')).toBeVisible();
  };
  await preview();
  await send('Import 1 row', 1);
  await send('Import 1 row', 2);
  await person.click(dialog.getByLabelText(/already there as well/));
  await send('Import 2 rows', 3);
  await person.click(dialog.getByRole('button', { name: 'Back' }));
  await preview();
  await send('Import 2 rows', 4);
  const [first, again, more, back] = api
    .requests(importTransactions)
    .map(({ body }) => (body as { id: string }).id);
  expect(again).toBe(first);
  expect(new Set([first, more, back]).size).toBe(3);
}, 20_000);

test('a file that cannot be read says so', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import CSV' }));
  await person.upload(await dialog.findByLabelText('File'), csvFile('', 'empty.csv'));
  expect(await dialog.findByText('There is no line to read in this file')).toBeVisible();
});

test('an import is undone as a whole after a question', async () => {
  const { api, person } = show({ imports: { ...noImports, items: [file] } });
  api.on(undoTransactionImport, () => ({ deleted: 2 }));
  await person.click(await screen.findByRole('button', { name: 'Undo import' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('All 2 records of this import are deleted.')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Import undone, 2 records deleted')).toBeVisible();
});

test('what the filter finds is saved as a file; a refusal is said', async () => {
  const { api, person } = show();
  const saved: Blob[] = [];
  const make = jest.fn((blob: Blob) => {
    saved.push(blob);
    return 'blob:x';
  });
  Object.assign(URL, { createObjectURL: make, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  api.on(exportTransactions, () => new Blob(['a,b']) as never);
  await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(api.requests(exportTransactions)[0]?.url).toBe(
    '/api/finance/export?end_date=2026-11-30&start_date=2026-11-01',
  );
  api.refuse(exportTransactions, 503, 'server.unavailable', 'Gone for a moment');
  await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Gone for a moment')).toBeVisible();
});
