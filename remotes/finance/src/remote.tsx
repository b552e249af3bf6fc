import { paths } from '@board/contracts/constants/paths';
import { openLayer, type RemoteModule, whileHere } from '@board/platform';
import { late, lateDialog } from '@board/ui';
import { requestAddTransaction } from './events.ts';
import { seedFirstScreen } from './first-screen.queries.ts';
import en from './messages/en.json';
import { withWords } from './messages/late/with-words.ts';
import zh from './messages/zh-CN.json';
import { findAccounts, findRecurring } from './page/find-money.queries.ts';
import { FinancePanel } from './widget/finance-panel.tsx';

const found = () => withWords(import('./page/found-layers.tsx'));

/** What the finance remote exposes; `remote.json` says the same as data. */
export const remote = {
  messages: { 'zh-CN': zh, en },
  panels: { finance: FinancePanel },
  pages: {
    [paths.finance]: late(
      async () => (await withWords(import('./page/finance-page.tsx'))).FinancePage,
    ),
  },
  slots: {
    'week-review': late(
      async () => (await withWords(import('./week/spent-in-week.tsx'))).SpentInWeek,
    ),
    'course-page': late(
      async () => (await withWords(import('./course/course-money.tsx'))).CourseMoney,
    ),
  },
  layers: {
    transaction: lateDialog(
      async () => (await withWords(import('./page/add-transaction-layer.tsx'))).AddTransactionLayer,
    ),
    import: lateDialog(
      async () => (await withWords(import('./imports/import-layer.tsx'))).ImportLayer,
    ),
    record: lateDialog(async () => (await found()).RecordLayer),
    account: lateDialog(async () => (await found()).AccountLayer),
    recurring: lateDialog(async () => (await found()).RecurringLayer),
  },
  search: { account: findAccounts, recurring: findRecurring },
  commands: [
    {
      id: 'finance.add',
      title: 'command.add',
      keywords: 'expense income money spend earn 支出 收入 记账 花钱 add transaction',
      adds: true,
      run: requestAddTransaction,
    },
    {
      id: 'finance.import',
      title: 'command.import',
      keywords: 'import statement bill bank wechat alipay csv 导入 账单 流水 微信 支付宝',
      run: () => openLayer('finance', 'import'),
    },
  ],
  ...whileHere(seedFirstScreen),
} satisfies RemoteModule;
