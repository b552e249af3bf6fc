import { categoryName } from '@board/contracts/constants/categories';
import type { Locale } from '@board/contracts/constants/locales';
import { fromMinor } from '@board/contracts/constants/money';
import type { Context } from '../../context.ts';
import { single } from '../../transaction.ts';
import { csvLine } from './csv.ts';
import { listRowsAfter } from './ledger.repository.ts';
import { type LedgerQuery, ledgerFilter } from './list-transactions.ts';
import type { EntryRow } from './transactions.repository.ts';

const words = {
  'zh-CN': {
    head: ['日期', '时间', '类型', '分类', '说明', '金额'],
    income: '收入',
    expense: '支出',
  },
  en: {
    head: ['date', 'time', 'type', 'category', 'description', 'amount'],
    income: 'income',
    expense: 'expense',
  },
} as const satisfies Record<Locale, unknown>;

const rowsAtOnce = 1_000;
/** Tells spreadsheets that the file is UTF-8. */
const mark = '\uFEFF';

/** A CSV file piece by piece, so that a ledger of any size takes the same memory. */
export async function* exportTransactions(
  ctx: Context,
  query: LedgerQuery,
): AsyncGenerator<string> {
  const filter = ledgerFilter(query);
  const { userId, locale } = { ...ctx.actor, locale: ctx.locale };
  yield mark + csvLine(words[locale].head);
  let after = { userId, date: '', time: '', id: '' };
  for (;;) {
    const rows = await listRowsAfter(single(ctx), filter, after, rowsAtOnce);
    if (rows.length > 0) yield rows.map((row) => line(row, locale)).join('');
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = { userId, date: last.date, time: last.time, id: last.id };
  }
}

function line(
  { date, time, type, category, description, minor }: EntryRow,
  locale: Locale,
): string {
  const name = categoryName(category, locale);
  return csvLine([date, time, words[locale][type], name, description, fromMinor(minor).toFixed(2)]);
}
