import { textLength } from '@board/contracts/constants/limits';
import type { TransactionType } from '@board/contracts/constants/transactions';
import { addMonths, firstDay, lastDay } from '@board/time';
import type { LedgerQuery } from '../ledger/transactions.queries.ts';

export const periods = ['month', 'quarter', 'year', 'all', 'custom'] as const;
export type Period = (typeof periods)[number];

/** The filter as it stands in the address, so that it can be kept and shared. */
export interface LedgerFilter {
  period: Period;
  from: string;
  to: string;
  type: TransactionType | '';
  category: string;
  course: string;
  /** Its id. */
  account: string;
  search: string;
  page: number;
}

export function readFilter(address: URLSearchParams): LedgerFilter {
  const get = (name: string) => address.get(name) ?? '';
  const type = get('type');
  return {
    period: periods.find((period) => period === get('period')) ?? 'month',
    from: day(get('from')),
    to: day(get('to')),
    type: type === 'income' || type === 'expense' ? type : '',
    category: get('category').slice(0, 50),
    course: get('course').slice(0, textLength.name),
    account: /^[0-9a-f-]{36}$/.test(get('account')) ? get('account') : '',
    search: get('search').slice(0, 100),
    page: Math.max(1, Math.trunc(Number(get('page'))) || 1),
  };
}

const usual: Partial<LedgerFilter> = { period: 'month', page: 1 };

/** What is usual is not written. */
export function writeFilter(filter: LedgerFilter): URLSearchParams {
  const address = new URLSearchParams();
  for (const name of Object.keys(filter) as (keyof LedgerFilter)[]) {
    const value = filter[name];
    if (value !== '' && value !== usual[name]) address.set(name, String(value));
  }
  return address;
}

/** What hides records of a period, cleared. */
export const hidesNothing = {
  type: '',
  category: '',
  course: '',
  account: '',
  search: '',
} as const;

/** Only a period is chosen: nothing hides a record in it. */
export const isPeriodOnly = (filter: LedgerFilter): boolean =>
  Object.keys(hidesNothing).every(
    (name) => filter[name as keyof typeof hidesNothing].trim() === '',
  );

const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** What the server is asked, newest first. */
export function queryOf(filter: LedgerFilter, month: string): LedgerQuery {
  const search = filter.search.trim();
  return {
    order: 'desc',
    limit: 20,
    page: filter.page,
    ...rangeOf(filter, month),
    ...(filter.type ? { type: filter.type } : {}),
    ...(filter.category ? { category: filter.category } : {}),
    ...(filter.course ? { course: filter.course } : {}),
    ...(filter.account ? { account: filter.account } : {}),
    ...(search ? { search } : {}),
  };
}

function rangeOf({ period, from, to }: LedgerFilter, month: string) {
  const since = (start: string) => ({ start_date: firstDay(start), end_date: lastDay(month) });
  if (period === 'month') return since(month);
  if (period === 'quarter') return since(addMonths(month, -2));
  if (period === 'year') return since(addMonths(month, -11));
  if (period === 'all') return {};
  return { ...(from ? { start_date: from } : {}), ...(to ? { end_date: to } : {}) };
}
