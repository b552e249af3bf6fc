import type { ReplyOf } from '@board/contracts/calls/call';
import {
  type CategoryRule,
  financeOutlook,
  financeStats,
  financeTrends,
  listBudgets,
  listRecurring,
  listTransactionImports,
  listTransactions,
  type Recurring,
} from '@board/contracts/calls/finance';
import {
  listMoneyAccounts,
  listSplits,
  listTransfers,
  type MoneyAccount,
  type Split,
  type Transfer,
} from '@board/contracts/calls/money-accounts';
import { mockApi, renderBoard, someUser } from '@board/test-kit';
import { FinancePage } from '../page/finance-page.tsx';
import { outlook } from '../testing/some-outlook.ts';
import { pageOf, someTransaction } from '../testing/some-transaction.ts';
import { messages } from './texts.ts';

const lunch = someTransaction();
const month = { monthlyIncome: 160, monthlyExpense: 18, balance: 142, expenseByCategory: [] };
const dining = { category: 'dining', amount: 18, color: '#ce7a3e' };
export const budget = {
  category: 'all' as const,
  amount: 100,
  spent: 85,
  left: 15,
  left_per_day: 1.15,
  version: 1,
};
const noRules: CategoryRule[] = [];
const noRecurring: Recurring[] = [];
const noAccounts: MoneyAccount[] = [];
const noTransfers: Transfer[] = [];
const noSplits: Split[] = [];
export const noImports: ReplyOf<typeof listTransactionImports> = { ...pageOf([]), items: [] };

export function show({
  path = '/finance',
  imports = noImports,
  pages = 1,
  rules = noRules,
  recurring = noRecurring,
  spending = outlook,
  accounts = noAccounts,
  transfers = noTransfers,
  splits = noSplits,
} = {}) {
  const user = someUser();
  const api = mockApi()
    .on(listTransactions, ({ query }) => {
      const page = Number(query?.page);
      const { items, pagination } = pageOf(page > pages ? [] : [lunch], 41);
      return { items, pagination: { ...pagination, page, total_pages: pages } };
    })
    .on(financeStats, () => month)
    .on(financeOutlook, () => spending)
    .on(financeTrends, () => ({
      months: [{ month: '2026-11', ...month, expenseByCategory: [dining] }],
    }))
    .on(listBudgets, () => ({ month: '2026-11', days_left: 13, items: [budget] }))
    .on(listRecurring, () => ({ items: recurring }))
    .on(listMoneyAccounts, () => ({ items: accounts }))
    .on(listTransfers, () => ({ ...pageOf([], transfers.length), items: transfers }))
    .on(listSplits, () => ({ ...pageOf([], splits.length), items: splits }))
    .on(listTransactionImports, () => imports);
  const view = renderBoard(<FinancePage />, {
    messages,
    day: '2026-11-18',
    path,
    user: { ...user, preferences: { ...user.preferences, categoryRules: rules } },
  });
  return { ...view, api };
}
