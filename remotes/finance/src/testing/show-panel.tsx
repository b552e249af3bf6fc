import {
  type FinanceStats,
  financeOutlook,
  financeStats,
  listRecurring,
  listTransactions,
  type Transaction,
} from '@board/contracts/calls/finance';
import { listMoneyAccounts } from '@board/contracts/calls/money-accounts';
import type { Locale } from '@board/contracts/constants/locales';
import { events } from '@board/platform';
import { mockApi, renderBoard } from '@board/test-kit';
import { act, screen, within } from '@testing-library/react';
import { outlook } from '../testing/some-outlook.ts';
import { someRecurring } from '../testing/some-recurring.ts';
import { pageOf, someTransaction } from '../testing/some-transaction.ts';
import { FinancePanel } from '../widget/finance-panel.tsx';
import { messages } from './texts.ts';

export const lunch = someTransaction();
export const pay = someTransaction({
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

interface Given {
  items?: Transaction[];
  stats?: FinanceStats;
  locale?: Locale;
}

export function show({ items = [lunch, pay], stats = november, locale = 'en' }: Given = {}) {
  const api = mockApi()
    .on(listTransactions, () => pageOf(items))
    .on(financeStats, () => stats)
    .on(financeOutlook, () => outlook)
    .on(listMoneyAccounts, () => ({ items: [] }))
    .on(listRecurring, () => ({ items: [someRecurring()] }));
  const view = renderBoard(<FinancePanel />, {
    messages,
    day: '2026-11-18',
    locale,
  });
  return { ...view, api };
}

type Person = ReturnType<typeof show>['person'];

/** Writes a record into the form as somebody would, and sends it. */
export async function add(
  person: Person,
  { amount, description }: { amount: string; description: string },
) {
  await act(async () => events.emit('transaction.add', {}));
  const dialog = await screen.findByRole('dialog', { name: 'Add a record' });
  await person.type(within(dialog).getByLabelText('Amount'), amount);
  if (description) await person.type(within(dialog).getByLabelText('Description'), description);
  await person.click(within(dialog).getByRole('button', { name: 'Add' }));
  return dialog;
}
