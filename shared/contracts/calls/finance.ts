import { call } from './make-call.ts';

export type * from '../schemas/budgets.ts';
export type * from '../schemas/finance.ts';
export type * from '../schemas/transaction-imports.ts';

const reads = { reads: ['transactions'] } as const;

export const listTransactions = call('listTransactions', 'GET', '/transactions', 'user', reads);
export const createTransaction = call('createTransaction', 'POST', '/transactions', 'user', {
  writes: ['transactions'],
});
export const updateTransaction = call('updateTransaction', 'PUT', '/transactions/{id}', 'user', {
  writes: ['transactions'],
});
export const deleteTransaction = call('deleteTransaction', 'DELETE', '/transactions/{id}', 'user', {
  writes: ['transactions'],
});
export const restoreTransaction = call(
  'restoreTransaction',
  'POST',
  '/transactions/{id}/restore',
  'user',
  { writes: ['transactions'] },
);
export const listRecurring = call('listRecurring', 'GET', '/finance/recurring', 'user', reads);
export const createRecurring = call('createRecurring', 'POST', '/finance/recurring', 'user', {
  writes: ['transactions'],
});
export const updateRecurring = call('updateRecurring', 'PUT', '/finance/recurring/{id}', 'user', {
  writes: ['transactions'],
});
export const deleteRecurring = call(
  'deleteRecurring',
  'DELETE',
  '/finance/recurring/{id}',
  'user',
  { writes: ['transactions'] },
);
export const restoreRecurring = call(
  'restoreRecurring',
  'POST',
  '/finance/recurring/{id}/restore',
  'user',
  { writes: ['transactions'] },
);
export const financeStats = call('financeStats', 'GET', '/finance/stats', 'user', reads);
export const financeTrends = call('financeTrends', 'GET', '/finance/trends', 'user', reads);
export const financeSums = call('financeSums', 'GET', '/finance/sums', 'user', reads);
export const financeOutlook = call('financeOutlook', 'GET', '/finance/outlook', 'user', {
  reads: ['transactions', 'courses'],
});
export const listBudgets = call('listBudgets', 'GET', '/finance/budgets', 'user', reads);
export const setBudget = call('setBudget', 'PUT', '/finance/budgets/{category}', 'user', {
  writes: ['transactions'],
});
export const deleteBudget = call('deleteBudget', 'DELETE', '/finance/budgets/{category}', 'user', {
  writes: ['transactions'],
});
export const checkTransactionImport = call(
  'checkTransactionImport',
  'POST',
  '/finance/imports/check',
  'user',
);
export const importTransactions = call('importTransactions', 'POST', '/finance/imports', 'user', {
  writes: ['transactions'],
});
export const listTransactionImports = call(
  'listTransactionImports',
  'GET',
  '/finance/imports',
  'user',
  reads,
);
export const undoTransactionImport = call(
  'undoTransactionImport',
  'POST',
  '/finance/imports/{id}/undo',
  'user',
  { writes: ['transactions'] },
);
export const recategorise = call('recategorise', 'POST', '/finance/recategorise', 'user', {
  writes: ['transactions'],
});
export const setCategories = call('setCategories', 'POST', '/finance/categories', 'user', {
  writes: ['transactions'],
});
export const exportTransactions = call('exportTransactions', 'GET', '/finance/export', 'user');
