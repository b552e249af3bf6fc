import type { financeSchemas } from '../schemas/finance.ts';
import type { CallOf } from './call.ts';

export type {
  Budget,
  CategoryChanges,
  CategoryRule,
  FinanceOutlook,
  FinanceStats,
  ImportDouble,
  ImportRow,
  MonthTrend,
  Recurring,
  StatementRow,
  Transaction,
  TransactionImport,
} from '../schemas/finance.ts';

type FinanceCall<Name extends keyof typeof financeSchemas> = CallOf<typeof financeSchemas, Name>;

export const listTransactions: FinanceCall<'listTransactions'> = {
  name: 'listTransactions',
  method: 'GET',
  path: '/transactions',
  access: 'user',
  reads: ['transactions'],
};
export const createTransaction: FinanceCall<'createTransaction'> = {
  name: 'createTransaction',
  method: 'POST',
  path: '/transactions',
  access: 'user',
  writes: ['transactions'],
};
export const updateTransaction: FinanceCall<'updateTransaction'> = {
  name: 'updateTransaction',
  method: 'PUT',
  path: '/transactions/{id}',
  access: 'user',
  writes: ['transactions'],
};
export const deleteTransaction: FinanceCall<'deleteTransaction'> = {
  name: 'deleteTransaction',
  method: 'DELETE',
  path: '/transactions/{id}',
  access: 'user',
  writes: ['transactions'],
};
export const restoreTransaction: FinanceCall<'restoreTransaction'> = {
  name: 'restoreTransaction',
  method: 'POST',
  path: '/transactions/{id}/restore',
  access: 'user',
  writes: ['transactions'],
};
export const listRecurring: FinanceCall<'listRecurring'> = {
  name: 'listRecurring',
  method: 'GET',
  path: '/finance/recurring',
  access: 'user',
  reads: ['transactions'],
};
export const createRecurring: FinanceCall<'createRecurring'> = {
  name: 'createRecurring',
  method: 'POST',
  path: '/finance/recurring',
  access: 'user',
  writes: ['transactions'],
};
export const updateRecurring: FinanceCall<'updateRecurring'> = {
  name: 'updateRecurring',
  method: 'PUT',
  path: '/finance/recurring/{id}',
  access: 'user',
  writes: ['transactions'],
};
export const deleteRecurring: FinanceCall<'deleteRecurring'> = {
  name: 'deleteRecurring',
  method: 'DELETE',
  path: '/finance/recurring/{id}',
  access: 'user',
  writes: ['transactions'],
};
export const restoreRecurring: FinanceCall<'restoreRecurring'> = {
  name: 'restoreRecurring',
  method: 'POST',
  path: '/finance/recurring/{id}/restore',
  access: 'user',
  writes: ['transactions'],
};
export const financeStats: FinanceCall<'financeStats'> = {
  name: 'financeStats',
  method: 'GET',
  path: '/finance/stats',
  access: 'user',
  reads: ['transactions'],
};
export const financeTrends: FinanceCall<'financeTrends'> = {
  name: 'financeTrends',
  method: 'GET',
  path: '/finance/trends',
  access: 'user',
  reads: ['transactions'],
};
export const financeSums: FinanceCall<'financeSums'> = {
  name: 'financeSums',
  method: 'GET',
  path: '/finance/sums',
  access: 'user',
  reads: ['transactions'],
};
export const financeOutlook: FinanceCall<'financeOutlook'> = {
  name: 'financeOutlook',
  method: 'GET',
  path: '/finance/outlook',
  access: 'user',
  reads: ['transactions', 'courses'],
};
export const listBudgets: FinanceCall<'listBudgets'> = {
  name: 'listBudgets',
  method: 'GET',
  path: '/finance/budgets',
  access: 'user',
  reads: ['transactions'],
};
export const setBudget: FinanceCall<'setBudget'> = {
  name: 'setBudget',
  method: 'PUT',
  path: '/finance/budgets/{category}',
  access: 'user',
  writes: ['transactions'],
};
export const deleteBudget: FinanceCall<'deleteBudget'> = {
  name: 'deleteBudget',
  method: 'DELETE',
  path: '/finance/budgets/{category}',
  access: 'user',
  writes: ['transactions'],
};
export const checkTransactionImport: FinanceCall<'checkTransactionImport'> = {
  name: 'checkTransactionImport',
  method: 'POST',
  path: '/finance/imports/check',
  access: 'user',
};
export const importTransactions: FinanceCall<'importTransactions'> = {
  name: 'importTransactions',
  method: 'POST',
  path: '/finance/imports',
  access: 'user',
  writes: ['transactions'],
};
export const listTransactionImports: FinanceCall<'listTransactionImports'> = {
  name: 'listTransactionImports',
  method: 'GET',
  path: '/finance/imports',
  access: 'user',
  reads: ['transactions'],
};
export const undoTransactionImport: FinanceCall<'undoTransactionImport'> = {
  name: 'undoTransactionImport',
  method: 'POST',
  path: '/finance/imports/{id}/undo',
  access: 'user',
  writes: ['transactions'],
};
export const recategorise: FinanceCall<'recategorise'> = {
  name: 'recategorise',
  method: 'POST',
  path: '/finance/recategorise',
  access: 'user',
  writes: ['transactions'],
};
export const setCategories: FinanceCall<'setCategories'> = {
  name: 'setCategories',
  method: 'POST',
  path: '/finance/categories',
  access: 'user',
  writes: ['transactions'],
};
export const exportTransactions: FinanceCall<'exportTransactions'> = {
  name: 'exportTransactions',
  method: 'GET',
  path: '/finance/export',
  access: 'user',
};
