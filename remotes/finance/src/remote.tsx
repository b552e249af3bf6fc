import { paths } from '@board/contracts/constants/paths';
import type { RemoteModule } from '@board/platform';
import { late } from '@board/ui';
import { requestAddTransaction } from './events.ts';
import { seedFirstScreen } from './first-screen.queries.ts';
import en from './messages/en.json';
import zh from './messages/zh-CN.json';
import { FinancePanel } from './widget/finance-panel.tsx';

const FinancePage = late(async () => (await import('./page/finance-page.tsx')).FinancePage);

let forgetFirstScreen: (() => void) | undefined;

/** What the finance remote exposes; `remote.json` says the same as data. */
export const remote = {
  messages: { 'zh-CN': zh, en },
  panels: { finance: FinancePanel },
  pages: { [paths.finance]: FinancePage },
  commands: [
    {
      id: 'finance.add',
      title: 'command.add',
      keywords: 'expense income money spend earn 支出 收入 记账 花钱 add transaction',
      adds: true,
      run: requestAddTransaction,
    },
  ],
  setup() {
    forgetFirstScreen = seedFirstScreen();
  },
  teardown() {
    forgetFirstScreen?.();
  },
} satisfies RemoteModule;
