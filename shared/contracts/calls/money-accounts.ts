import { call } from './make-call.ts';

export type * from '../schemas/money-accounts.ts';

export const listMoneyAccounts = call('listMoneyAccounts', 'GET', '/finance/accounts', 'user', {
  reads: ['transactions'],
});
export const createMoneyAccount = call('createMoneyAccount', 'POST', '/finance/accounts', 'user', {
  writes: ['transactions'],
});
export const updateMoneyAccount = call(
  'updateMoneyAccount',
  'PUT',
  '/finance/accounts/{id}',
  'user',
  { writes: ['transactions'] },
);
export const deleteMoneyAccount = call(
  'deleteMoneyAccount',
  'DELETE',
  '/finance/accounts/{id}',
  'user',
  { writes: ['transactions'] },
);
export const restoreMoneyAccount = call(
  'restoreMoneyAccount',
  'POST',
  '/finance/accounts/{id}/restore',
  'user',
  { writes: ['transactions'] },
);
export const listTransfers = call('listTransfers', 'GET', '/finance/transfers', 'user', {
  reads: ['transactions'],
});
export const createTransfer = call('createTransfer', 'POST', '/finance/transfers', 'user', {
  writes: ['transactions'],
});
export const updateTransfer = call('updateTransfer', 'PUT', '/finance/transfers/{id}', 'user', {
  writes: ['transactions'],
});
export const deleteTransfer = call('deleteTransfer', 'DELETE', '/finance/transfers/{id}', 'user', {
  writes: ['transactions'],
});
export const restoreTransfer = call(
  'restoreTransfer',
  'POST',
  '/finance/transfers/{id}/restore',
  'user',
  { writes: ['transactions'] },
);
export const listSplits = call('listSplits', 'GET', '/finance/splits', 'user', {
  reads: ['transactions'],
});
export const createSplit = call('createSplit', 'POST', '/finance/splits', 'user', {
  writes: ['transactions'],
});
export const splitRecord = call('splitRecord', 'PUT', '/transactions/{id}/split', 'user', {
  writes: ['transactions'],
});
