import type { Transaction } from '@board/contracts/calls/finance';
import { categoryKey, categoryName } from '@board/contracts/constants/categories';
import type { Locale } from '@board/contracts/constants/locales';
import { fromMinor } from '@board/contracts/constants/money';
import type { TransactionType } from '@board/contracts/constants/transactions';
import { newId, type Text } from '@board/platform';
import { readMoney } from '../states/read-money.ts';
import type { NewTransaction } from './transactions.queries.ts';

export interface FormValues {
  /** Made before the first try, so that a second one is no second transaction. */
  id: string;
  type: TransactionType;
  amount: string;
  category: string;
  description: string;
  date: string;
  time: string;
  course: string;
  /** Its id, or nothing. */
  account: string;
}

/** What the server says of a record, and no form. */
type Stamps = Pick<Transaction, 'version' | 'created_at' | 'updated_at'>;

const usual = { expense: 'dining', income: 'part-time' } as const;

export function blankForm(day: string, course = ''): FormValues {
  const type = 'expense';
  return {
    id: newId(),
    type,
    amount: '',
    category: course === '' ? usual[type] : 'study',
    description: '',
    date: day,
    time: '',
    course,
    account: '',
  };
}

export function formOf(transaction: Omit<Transaction, keyof Stamps>): FormValues {
  const { id, type, amount, category, description, date, time, course, account } = transaction;
  return {
    id,
    type,
    amount: amount.toFixed(2),
    category: categoryKey(category),
    description,
    date,
    time: time ?? '',
    course,
    account: account ?? '',
  };
}

/** Nobody earns by dining: a category that was only the usual one follows the type. */
export function withType({ type, category }: FormValues, next: TransactionType) {
  return { type: next, category: category === usual[type] ? usual[next] : category };
}

/** What says nothing of itself is called after its category: a record always says what it was. */
export function readForm(t: Text, values: FormValues, locale: Locale) {
  const amount = readMoney(t, 'amount', values.amount);
  if (amount.problems) return amount;
  const { id, type, category, date, course } = values;
  return {
    body: {
      id,
      type,
      amount: fromMinor(amount.minor),
      category,
      description: values.description.trim() || categoryName(category, locale),
      date,
      time: values.time || null,
      course,
      account: values.account || null,
    } satisfies Required<NewTransaction>,
  };
}
