import { dayQueryLimit } from '@board/contracts/constants/limits';
import { monthOf } from '@board/time';
import type { Area } from '../../area/area.ts';
import { accountIntents } from './accounts/intents.ts';
import { balancesTool } from './accounts/tools.ts';
import { setBudgetTool } from './budget-proposal.ts';
import { changeProposals, changeTransactionTool, deleteTransactionTool } from './change-tools.ts';
import { exportOf } from './export-of.ts';
import { financeRoutes } from './finance.routes.ts';
import { financeStats } from './finance-stats.ts';
import { listTransactions } from './list-transactions.ts';
import { financeProposals } from './proposals.ts';
import { recurringIntents } from './recurring/intents.ts';
import { recurringTool } from './recurring/tools.ts';
import { transactionSearch } from './search.ts';
import {
  addTransactionTool,
  largestTool,
  listTransactionsTool,
  spendingTool,
  sumsTool,
} from './tools.ts';

export const area: Area = {
  routes: financeRoutes,
  exportOf,
  alsoHolds: ['transaction_months', 'transaction_days', 'budget_alerts'],
  search: [transactionSearch],
  firstScreen: async (inside, { date }) => ({
    transactions: await listTransactions(inside, { date, limit: dayQueryLimit }),
    finance: await financeStats(inside, monthOf(date)),
  }),
  tools: [
    balancesTool,
    recurringTool,
    spendingTool,
    sumsTool,
    largestTool,
    listTransactionsTool,
    addTransactionTool,
    changeTransactionTool,
    deleteTransactionTool,
    setBudgetTool,
  ],
  intents: [...accountIntents, ...recurringIntents],
  proposals: [...financeProposals, ...changeProposals],
  capability: 'finance',
};
