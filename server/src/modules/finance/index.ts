export { area as financeArea } from './area.ts';
export { listBudgets } from './budgets.ts';
export { createTransaction } from './create-transaction.ts';
export { deleteTransaction } from './delete-transaction.ts';
export { financeStats } from './finance-stats.ts';
export { importTransactions } from './imports.ts';
export { listTransactions } from './list-transactions.ts';
export { spendingTool, sumsTool } from './tools.ts';
