import { call } from './make-call.ts';

export type * from '../schemas/budgets.ts';
export type * from '../schemas/finance.ts';
export type * from '../schemas/transaction-imports.ts';

const reads = { reads: ['transactions'] } as const;
const writes = { writes: ['transactions'] } as const;

export const listTransactions = call('listTransactions', 'GET', '/transactions', reads);
export const createTransaction = call('createTransaction', 'POST', '/transactions', writes);
export const updateTransaction = call('updateTransaction', 'PUT', '/transactions/{id}', writes);
export const deleteTransaction = call('deleteTransaction', 'DELETE', '/transactions/{id}', writes);
export const restoreTransaction = call(
  'restoreTransaction',
  'POST',
  '/transactions/{id}/restore',
  writes,
);
export const listRecurring = call('listRecurring', 'GET', '/finance/recurring', reads);
export const createRecurring = call('createRecurring', 'POST', '/finance/recurring', writes);
export const updateRecurring = call('updateRecurring', 'PUT', '/finance/recurring/{id}', writes);
export const deleteRecurring = call('deleteRecurring', 'DELETE', '/finance/recurring/{id}', writes);
export const restoreRecurring = call(
  'restoreRecurring',
  'POST',
  '/finance/recurring/{id}/restore',
  writes,
);
export const financeStats = call('financeStats', 'GET', '/finance/stats', reads);
export const financeTrends = call('financeTrends', 'GET', '/finance/trends', reads);
export const financeSums = call('financeSums', 'GET', '/finance/sums', reads);
export const financeOutlook = call('financeOutlook', 'GET', '/finance/outlook', {
  reads: ['transactions', 'courses'],
});
export const listBudgets = call('listBudgets', 'GET', '/finance/budgets', reads);
export const setBudget = call('setBudget', 'PUT', '/finance/budgets/{category}', writes);
export const deleteBudget = call('deleteBudget', 'DELETE', '/finance/budgets/{category}', writes);
export const checkTransactionImport = call(
  'checkTransactionImport',
  'POST',
  '/finance/imports/check',
);
export const importTransactions = call('importTransactions', 'POST', '/finance/imports', writes);
export const listTransactionImports = call(
  'listTransactionImports',
  'GET',
  '/finance/imports',
  reads,
);
export const undoTransactionImport = call(
  'undoTransactionImport',
  'POST',
  '/finance/imports/{id}/undo',
  writes,
);
export const recategorise = call('recategorise', 'POST', '/finance/recategorise', writes);
export const setCategories = call('setCategories', 'POST', '/finance/categories', writes);
export const exportTransactions = call('exportTransactions', 'GET', '/finance/export');
