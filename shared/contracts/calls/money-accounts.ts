import { call } from './make-call.ts';

export type * from '../schemas/money-accounts.ts';

const reads = { reads: ['transactions'] } as const;
const writes = { writes: ['transactions'] } as const;

export const listMoneyAccounts = call('listMoneyAccounts', 'GET', '/finance/accounts', reads);
export const createMoneyAccount = call('createMoneyAccount', 'POST', '/finance/accounts', writes);
export const updateMoneyAccount = call(
  'updateMoneyAccount',
  'PUT',
  '/finance/accounts/{id}',
  writes,
);
export const deleteMoneyAccount = call(
  'deleteMoneyAccount',
  'DELETE',
  '/finance/accounts/{id}',
  writes,
);
export const restoreMoneyAccount = call(
  'restoreMoneyAccount',
  'POST',
  '/finance/accounts/{id}/restore',
  writes,
);
export const listTransfers = call('listTransfers', 'GET', '/finance/transfers', reads);
export const createTransfer = call('createTransfer', 'POST', '/finance/transfers', writes);
export const updateTransfer = call('updateTransfer', 'PUT', '/finance/transfers/{id}', writes);
export const deleteTransfer = call('deleteTransfer', 'DELETE', '/finance/transfers/{id}', writes);
export const restoreTransfer = call(
  'restoreTransfer',
  'POST',
  '/finance/transfers/{id}/restore',
  writes,
);
export const listSplits = call('listSplits', 'GET', '/finance/splits', reads);
export const createSplit = call('createSplit', 'POST', '/finance/splits', writes);
export const splitRecord = call('splitRecord', 'PUT', '/transactions/{id}/split', writes);
