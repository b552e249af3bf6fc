import { categoryName } from '@board/contracts/constants/categories';
import type { Locale } from '@board/contracts/constants/locales';
import { fromMinor } from '@board/contracts/constants/money';
import type { TransactionEdit } from '@board/contracts/schemas/finance';
import type { Context } from '../../context/context.ts';
import { pagesAfter } from '../../database/pages-after.ts';
import { csvFile, csvLine } from '../../files/csv.ts';
import { single } from '../../writing/transaction.ts';
import { accountNames } from './accounts/list-accounts.ts';
import { beginning, listRowsAfter } from './ledger.repository.ts';
import { type LedgerQuery, ledgerFilter } from './list-transactions.ts';
import type { EntryRow } from './transactions.repository.ts';

/** All that can be set of a transaction, in the order of its columns. */
type Cells = Record<keyof TransactionEdit, string>;

const words = {
  'zh-CN': {
    head: {
      date: '日期',
      time: '时间',
      type: '类型',
      category: '分类',
      description: '说明',
      amount: '金额',
      course: '课程',
      account: '账户',
    },
    income: '收入',
    expense: '支出',
  },
  en: {
    head: {
      date: 'date',
      time: 'time',
      type: 'type',
      category: 'category',
      description: 'description',
      amount: 'amount',
      course: 'course',
      account: 'account',
    },
    income: 'income',
    expense: 'expense',
  },
} as const satisfies Record<Locale, { head: Cells; income: string; expense: string }>;

const rowsAtOnce = 1_000;

/** A CSV file piece by piece, so that a ledger of any size takes the same memory. */
export async function* exportTransactions(
  ctx: Context,
  query: LedgerQuery,
): AsyncGenerator<string> {
  const filter = ledgerFilter(query);
  const { userId, locale } = { ...ctx.actor, locale: ctx.locale };
  yield csvFile(Object.values(words[locale].head));
  const names = await accountNames(ctx);
  const next = listRowsAfter(single(ctx), filter);
  for await (const rows of pagesAfter(beginning(userId), rowsAtOnce, next)) {
    yield rows.map((row) => line(row, locale, names)).join('');
  }
}

function line(
  { date, time, type, category, description, minor, course, account_id }: EntryRow,
  locale: Locale,
  names: ReadonlyMap<string | null, string>,
): string {
  const cells: Cells = {
    date,
    time,
    type: words[locale][type],
    category: categoryName(category, locale),
    description,
    amount: fromMinor(minor).toFixed(2),
    course,
    account: names.get(account_id) ?? '',
  };
  return csvLine(Object.values(cells));
}
