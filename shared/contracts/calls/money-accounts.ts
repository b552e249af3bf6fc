import type { moneyAccountSchemas } from '../schemas/money-accounts.ts';
import type { CallOf } from './call.ts';

export type { MoneyAccount, Share, Split, Transfer } from '../schemas/money-accounts.ts';

type Schemas = typeof moneyAccountSchemas;
type AccountCall<Name extends keyof Schemas> = CallOf<Schemas, Name>;

export const listMoneyAccounts: AccountCall<'listMoneyAccounts'> = {
  name: 'listMoneyAccounts',
  method: 'GET',
  path: '/finance/accounts',
  access: 'user',
  reads: ['transactions'],
};
export const createMoneyAccount: AccountCall<'createMoneyAccount'> = {
  name: 'createMoneyAccount',
  method: 'POST',
  path: '/finance/accounts',
  access: 'user',
  writes: ['transactions'],
};
export const updateMoneyAccount: AccountCall<'updateMoneyAccount'> = {
  name: 'updateMoneyAccount',
  method: 'PUT',
  path: '/finance/accounts/{id}',
  access: 'user',
  writes: ['transactions'],
};
export const deleteMoneyAccount: AccountCall<'deleteMoneyAccount'> = {
  name: 'deleteMoneyAccount',
  method: 'DELETE',
  path: '/finance/accounts/{id}',
  access: 'user',
  writes: ['transactions'],
};
export const restoreMoneyAccount: AccountCall<'restoreMoneyAccount'> = {
  name: 'restoreMoneyAccount',
  method: 'POST',
  path: '/finance/accounts/{id}/restore',
  access: 'user',
  writes: ['transactions'],
};
export const listTransfers: AccountCall<'listTransfers'> = {
  name: 'listTransfers',
  method: 'GET',
  path: '/finance/transfers',
  access: 'user',
  reads: ['transactions'],
};
export const createTransfer: AccountCall<'createTransfer'> = {
  name: 'createTransfer',
  method: 'POST',
  path: '/finance/transfers',
  access: 'user',
  writes: ['transactions'],
};
export const updateTransfer: AccountCall<'updateTransfer'> = {
  name: 'updateTransfer',
  method: 'PUT',
  path: '/finance/transfers/{id}',
  access: 'user',
  writes: ['transactions'],
};
export const deleteTransfer: AccountCall<'deleteTransfer'> = {
  name: 'deleteTransfer',
  method: 'DELETE',
  path: '/finance/transfers/{id}',
  access: 'user',
  writes: ['transactions'],
};
export const restoreTransfer: AccountCall<'restoreTransfer'> = {
  name: 'restoreTransfer',
  method: 'POST',
  path: '/finance/transfers/{id}/restore',
  access: 'user',
  writes: ['transactions'],
};
export const listSplits: AccountCall<'listSplits'> = {
  name: 'listSplits',
  method: 'GET',
  path: '/finance/splits',
  access: 'user',
  reads: ['transactions'],
};
export const createSplit: AccountCall<'createSplit'> = {
  name: 'createSplit',
  method: 'POST',
  path: '/finance/splits',
  access: 'user',
  writes: ['transactions'],
};
export const splitRecord: AccountCall<'splitRecord'> = {
  name: 'splitRecord',
  method: 'PUT',
  path: '/transactions/{id}/split',
  access: 'user',
  writes: ['transactions'],
};
