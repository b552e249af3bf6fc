import { paths } from '@board/contracts/constants/paths';
import { type LayerProps, openLayer, type RemoteModule, whileHere } from '@board/platform';
import { late, lateDialog } from '@board/ui';
import { requestAddTransaction } from './events.ts';
import { seedFirstScreen } from './first-screen.queries.ts';
import en from './messages/en.json';
import { withWords } from './messages/late/with-words.ts';
import zh from './messages/zh-CN.json';
import { findAccounts, findRecurring } from './page/find-money.queries.ts';
import { FinancePanel } from './widget/finance-panel.tsx';

const FinancePage = late(
  async () => (await withWords(import('./page/finance-page.tsx'))).FinancePage,
);

const SpentInWeek = late(
  async () => (await withWords(import('./week/spent-in-week.tsx'))).SpentInWeek,
);

const CourseMoney = late(
  async () => (await withWords(import('./course/course-money.tsx'))).CourseMoney,
);

const AddTransactionLayer = lateDialog<LayerProps>(
  async () => (await withWords(import('./page/add-transaction-layer.tsx'))).AddTransactionLayer,
);

const ImportLayer = lateDialog<LayerProps>(
  async () => (await withWords(import('./imports/import-layer.tsx'))).ImportLayer,
);

const found = () => withWords(import('./page/found-layers.tsx'));
const RecordLayer = lateDialog<LayerProps>(async () => (await found()).RecordLayer);
const AccountLayer = lateDialog<LayerProps>(async () => (await found()).AccountLayer);
const RecurringLayer = lateDialog<LayerProps>(async () => (await found()).RecurringLayer);

/** What the finance remote exposes; `remote.json` says the same as data. */
export const remote = {
  messages: { 'zh-CN': zh, en },
  panels: { finance: FinancePanel },
  pages: { [paths.finance]: FinancePage },
  slots: { 'week-review': SpentInWeek, 'course-page': CourseMoney },
  layers: {
    transaction: AddTransactionLayer,
    import: ImportLayer,
    record: RecordLayer,
    account: AccountLayer,
    recurring: RecurringLayer,
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
