import { type Static, Type } from 'typebox';
import { textLength } from '../constants/limits.ts';
import { maxAmount } from '../constants/money.ts';
import { accountKinds, sharesPerRecord } from '../constants/money-accounts.ts';
import type { CallSchema } from './call-schema.ts';
import {
  changeOf,
  DateOnly,
  Done,
  Id,
  IdParams,
  Nullable,
  oneOf,
  PageQuery,
  pageOf,
  type Shows,
  Strict,
  stamps,
  text,
} from './common.ts';
import { Amount, Money, NewTransaction, Transaction } from './finance.ts';

const account = {
  name: { ...text(textLength.name, 1), 'x-error': 'account.name_required' },
  kind: oneOf(accountKinds),
  /** What was there before the first record; of a friend what he owed by then, less than 0 for a debt of one's own. */
  opening: Type.Number({ minimum: -maxAmount, maximum: maxAmount }),
  /** Of a goal how much is wanted, and by when. */
  wanted: Nullable(Amount),
  by_date: Nullable(DateOnly),
};
const MoneyAccountEdit = Type.Object(account);
/** All that can be set of an account. */
export type MoneyAccountEdit = Static<typeof MoneyAccountEdit>;

export const MoneyAccount = Type.Object({
  id: Id,
  name: Type.String(),
  kind: account.kind,
  opening: Money,
  wanted: Nullable(Money),
  by_date: Nullable(DateOnly),
  balance: Money,
  /** What a month it takes to have it by then; null where nothing is wanted by a day that is still to come. */
  per_month: Nullable(Money),
  ...stamps,
} satisfies Shows<MoneyAccountEdit>);
export type MoneyAccount = Static<typeof MoneyAccount>;

const transfer = {
  /** Null is a place that nobody keeps an account of; one of both is one. */
  from: Nullable(Id),
  to: Nullable(Id),
  amount: { ...Amount, 'x-error': 'transfer.amount_required' },
  date: DateOnly,
  note: text(textLength.title),
};
const TransferEdit = Type.Object(transfer);
/** All that can be set of a transfer. */
export type TransferEdit = Static<typeof TransferEdit>;

export const Transfer = Type.Object({
  id: Id,
  from: Nullable(Id),
  to: Nullable(Id),
  amount: Money,
  date: DateOnly,
  note: Type.String(),
  ...stamps,
} satisfies Shows<TransferEdit>);
export type Transfer = Static<typeof Transfer>;

/** What of a record a friend has to pay. */
const Share = Strict({
  friend: Id,
  amount: Type.Number({ exclusiveMinimum: 0, maximum: maxAmount }),
});
export type Share = Static<typeof Share>;
const Shares = Type.Array(Share, { maxItems: sharesPerRecord });

/** The record is one's own part; with the shares it is the whole. */
export const Split = Type.Object({ record: Transaction, total: Money, shares: Type.Array(Share) });
export type Split = Static<typeof Split>;

export const moneyAccountSchemas = {
  /** The oldest first; as many as a person may have. */
  listMoneyAccounts: { reply: Type.Object({ items: Type.Array(MoneyAccount) }) },
  createMoneyAccount: {
    body: Strict({
      id: Type.Optional(Id),
      ...account,
      opening: Type.Optional(account.opening),
      wanted: Type.Optional(account.wanted),
      by_date: Type.Optional(account.by_date),
    }),
    reply: MoneyAccount,
    status: 201,
    example: { name: 'Meal card', kind: 'meal_card', opening: 216.2 },
  },
  updateMoneyAccount: changeOf(MoneyAccountEdit, MoneyAccount),
  /** What it was part of stays as it is. */
  deleteMoneyAccount: { ifMatch: true, params: IdParams, reply: Done },
  restoreMoneyAccount: { params: IdParams, reply: MoneyAccount },
  /** The newest first; of one account, or of all. */
  listTransfers: {
    query: Strict({ ...PageQuery, account: Type.Optional(Id) }),
    reply: pageOf(Transfer),
  },
  createTransfer: {
    body: Strict({ id: Type.Optional(Id), ...transfer, note: Type.Optional(transfer.note) }),
    reply: Transfer,
    status: 201,
  },
  updateTransfer: changeOf(TransferEdit, Transfer),
  deleteTransfer: { ifMatch: true, params: IdParams, reply: Done },
  restoreTransfer: { params: IdParams, reply: Transfer },
  /** Shared records, the newest first; or what is shared of one record. */
  listSplits: {
    query: Strict({ ...PageQuery, record: Type.Optional(Id) }),
    reply: pageOf(Split),
  },
  /** Of the amount what is not the friends' becomes the record. */
  createSplit: {
    body: Strict({ ...NewTransaction.properties, shares: Shares }),
    reply: Split,
    status: 201,
  },
  /** Shares the same whole otherwise: among nobody makes all of it one's own. */
  splitRecord: { ifMatch: true, params: IdParams, body: Strict({ shares: Shares }), reply: Split },
} satisfies Record<string, CallSchema>;
