import type { BodyOf } from '@board/contracts/calls/call';
import type { Transaction } from '@board/contracts/calls/finance';
import {
  createMoneyAccount,
  createTransfer,
  deleteMoneyAccount,
  deleteTransfer,
  listMoneyAccounts,
  listTransfers,
  type MoneyAccount,
  restoreMoneyAccount,
  restoreTransfer,
  type Transfer,
  updateMoneyAccount,
  updateTransfer,
} from '@board/contracts/calls/money-accounts';
import { pageLimit } from '@board/contracts/constants/limits';
import { exactMinor, fromMinor } from '@board/contracts/constants/money';
import { patch, unsure, useApi, useSend } from '@board/platform';

export const useAccounts = () => useApi(listMoneyAccounts, {});
export const useTransfers = (page: number) => useApi(listTransfers, { query: { page, limit: 5 } });

export const useLatestTransfers = () => useApi(listTransfers, { query: { limit: pageLimit.max } });

type NewAccount = BodyOf<typeof createMoneyAccount>;
export type AccountFields = BodyOf<typeof updateMoneyAccount>;

export function useAccountWrites() {
  const add = useSend(createMoneyAccount);
  const change = useSend(updateMoneyAccount);
  const take = useSend(deleteMoneyAccount);
  const giveBack = useSend(restoreMoneyAccount);
  return {
    add: (body: NewAccount) => add({ body }),
    update: (seen: MoneyAccount, body: AccountFields) =>
      change({ params: { id: seen.id }, body }, { seen }),
    remove: (seen: MoneyAccount) => take({ params: { id: seen.id } }, { seen }),
    restore: ({ id }: MoneyAccount) => giveBack({ params: { id } }),
  };
}

type NewTransfer = BodyOf<typeof createTransfer>;

export function useTransferWrites() {
  const add = useSend(createTransfer);
  const change = useSend(updateTransfer);
  const take = useSend(deleteTransfer);
  const giveBack = useSend(restoreTransfer);
  return {
    add: (body: NewTransfer) => add({ body }),
    update: (seen: Transfer, body: BodyOf<typeof updateTransfer>) =>
      change({ params: { id: seen.id }, body }, { seen }),
    remove: (seen: Transfer) => take({ params: { id: seen.id } }, { seen }),
    restore: ({ id }: Transfer) => giveBack({ params: { id } }),
  };
}

/** What accounts show at once with a record more (1) or less (-1); what friends owe of it the server knows. */
export const accountsWith = ({ type, amount, account }: Transaction, sign: 1 | -1) =>
  patch(listMoneyAccounts, (reply) => {
    if (account === null) return reply;
    const minor = (type === 'income' ? sign : -sign) * exactMinor(amount);
    const items = reply.items.map((one) =>
      one.id === account ? { ...one, balance: fromMinor(exactMinor(one.balance) + minor) } : one,
    );
    return unsure({ items });
  });
