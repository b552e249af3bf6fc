import {
  createTransaction,
  type FinanceStats,
  financeStats,
  listTransactions,
} from '@board/contracts/calls/finance';
import { boardState } from '@board/platform/host';
import { mockApi, renderBoard } from '@board/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { add, lunch, pay, show } from '../testing/show-panel.tsx';
import { pageOf, someTransaction } from '../testing/some-transaction.ts';
import { messages } from '../testing/texts.ts';
import { FinancePanel } from './finance-panel.tsx';

const quiet: FinanceStats = {
  monthlyIncome: 0,
  monthlyExpense: 0,
  balance: 0,
  expenseByCategory: [],
};

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
  expect(screen.getByText('+¥160.00')).toBeVisible();
  expect(screen.getByText('\u2212¥30.50')).toBeVisible();
  const twin = screen.getByRole('table', { name: 'Expense by category' });
  const rows = within(twin)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['CategoryShareAmount', 'Dining 餐饮59%¥18.00', 'Other 其他41%¥12.50']);
  const figure = await screen.findByRole('figure');
  await waitFor(() => expect(figure.querySelector('path[data-series="dining"]')).toBeTruthy());
  await person.click(screen.getByRole('tab', { name: 'Ledger' }));
  expect(await screen.findByText('Tutoring')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'May spend today ¥56.69' })).toBeVisible();
});

test('the ledger of the day: seals, names, times, sums', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  expect(
    await screen.findByRole('button', { name: /Lunch Dining 餐饮 12:10 −¥18.00/ }),
  ).toBeVisible();
  expect(screen.getByText('Income ¥160.00')).toBeVisible();
  expect(screen.getByText('Expense ¥18.00')).toBeVisible();
});

test.each([
  ['zh-CN', '记账', '其他'],
  ['en', 'Ledger', 'Other 其他'],
] as const)(
  'in %s a record without a category is one of others, by name',
  async (locale, tab, name) => {
    const { person } = show({
      items: [
        { ...lunch, category: ' ' },
        { ...pay, category: '' },
      ],
      locale,
    });
    await person.click(await screen.findByRole('tab', { name: tab }));
    expect(await screen.findAllByText(name)).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: new RegExp(`Tutoring ${name}`) }));
    const detail = await screen.findByRole('dialog');
    expect(within(detail).getByText(name)).toBeVisible();
  },
);

test('a day whose records are all above leads to no list of the same', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  expect(await screen.findByText('Expense ¥18.00')).toBeVisible();
  expect(screen.queryByRole('link', { name: /records?$/ })).not.toBeInTheDocument();
});

test('a day of more records than are loaded has no sums; the way to all of them stands below', async () => {
  const { api, person } = show();
  api.on(listTransactions, () => pageOf([lunch, pay], 130));
  await person.click(await screen.findByRole('tab', { name: 'Ledger' }));
  expect(await screen.findByRole('link', { name: 'All 130 records' })).toHaveAttribute(
    'href',
    '/finance?period=custom&from=2026-11-18&to=2026-11-18',
  );
  expect(screen.queryByText('Expense ¥18.00')).not.toBeInTheDocument();
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
  expect(await screen.findByRole('dialog', { name: 'Add a record' })).toBeVisible();
});

test.each([
  ['en', 'Finance API not yet implemented...'],
  ['zh-CN', '财务模块API尚未实现...'],
] as const)('a server without finance is treated as empty in %s', async (locale, message) => {
  mockApi()
    .refuse(financeStats, 404, 'request.not_found', 'Not found')
    .refuse(listTransactions, 404, 'http', '');
  renderBoard(<FinancePanel />, {
    messages,
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
  expect(await screen.findByText(/Gone for a moment. Not refreshed since/)).toBeVisible();
  expect(screen.getByText('Net')).toBeVisible();
  api.on(financeStats, () => quiet);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Nothing spent and nothing earned/)).toBeVisible();
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
