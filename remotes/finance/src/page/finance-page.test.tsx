import {
  deleteBudget,
  exportTransactions,
  financeTrends,
  listBudgets,
  listTransactions,
  setBudget,
} from '@board/contracts/calls/finance';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { budget, show } from '../testing/show-page.tsx';

beforeEach(() => sessionStorage.clear());

test('the month, its budget in words, the chart with its table twin, every record', async () => {
  const { container, person } = show();
  expect(await screen.findByText('¥142.00')).toBeVisible();
  expect(screen.getByText('13 days left this month')).toBeVisible();
  expect(screen.getByRole('meter', { name: 'All spending' })).toHaveAttribute(
    'aria-valuetext',
    '¥85.00 of ¥100.00',
  );
  expect(screen.getByText('¥15.00 left')).toBeVisible();
  expect(await screen.findByText('Lunch')).toBeVisible();
  await person.click(screen.getByText('Show as a table'));
  const twin = within(screen.getByRole('table'));
  expect(twin.getByRole('row', { name: 'November 2026 ¥160.00 ¥18.00' })).toBeVisible();
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
  expect(await screen.findByRole('dialog', { name: 'Add a record' })).toBeVisible();
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
  api.on(deleteBudget, () => ({ success: true }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('As it was before')).toBeVisible();
  expect(api.requests(deleteBudget)).toHaveLength(1);
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
