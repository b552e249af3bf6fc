import type { CategoryRule, ImportRow } from '@board/contracts/calls/finance';
import { categories, categoryFromName, categoryName } from '@board/contracts/constants/categories';
import { textLength } from '@board/contracts/constants/limits';
import type { Locale } from '@board/contracts/constants/locales';
import { exactMinor, fromMinor, maxAmount } from '@board/contracts/constants/money';
import type { TransactionType } from '@board/contracts/constants/transactions';
import { ruleFor } from '../rules/category-rules.ts';
import { categoryByWords } from './category-words.ts';
import type { FoundTable } from './columns.ts';
import {
  isClosed,
  isFailed,
  isOwnTransfer,
  isPending,
  isRefund,
  isRepayment,
  isToldByCard,
  wayOf,
} from './kinds-of-line.ts';
import { hasCommas, readMoney } from './read-cells.ts';
import { readDate, readTime } from './read-dates.ts';

export type RowProblem =
  | 'date'
  | 'amount'
  | 'type'
  | 'currency'
  | 'neutral'
  | 'closed'
  | 'pending'
  | 'refunded';
/** Read, and left out on purpose. */
export const noRecord: readonly RowProblem[] = ['neutral', 'closed', 'pending', 'refunded'];
/** What else than buying or earning a line is. */
export type RowKind = 'transfer' | 'refund';
/** Lines count from 1 below the heading. */
export type ReadRow = { line: number } & (
  | { row: ImportRow; kind?: RowKind | undefined; rule?: string | undefined }
  | { problem: RowProblem }
);

const typeWords: Readonly<Record<TransactionType, readonly string[]>> = {
  income: '收入 收 已收入 转入 存入 贷 贷方 income in credit cr c crdt deposit eingang bij'.split(
    ' ',
  ),
  expense:
    '支出 支 已支出 转出 支取 借 借方 expense out debit dr d dbit withdrawal ausgang af'.split(' '),
};
const types = new Map(
  Object.entries(typeWords).flatMap(([type, words]) =>
    words.map((word) => [word, type as TransactionType] as const),
  ),
);
const neutral = new Set(['/', '不计收支', '中性交易', '其他', '资金转移']);
const isTypeWord = (word: string) => types.has(word) || neutral.has(word);
/** '贷 Cr' says it in two languages. */
const wordIn = (type: string) => type.toLowerCase().replace(/ (cr|dr)$/, '');

/** The cells of a line by what they mean. */
type Cells = Record<keyof FoundTable['columns'], string>;

/** What each line of a file means under a choice of columns; of an account, what is moved counts. */
export function readRows(
  {
    rows,
    columns,
    order,
    ofCard: saysCard,
    turned,
  }: Pick<FoundTable, 'rows' | 'columns' | 'order' | 'ofCard' | 'turned'>,
  locale: Locale,
  rules: readonly CategoryRule[] = [],
  ofAccount = false,
): ReadRow[] {
  const names = Object.entries(columns) as [keyof Cells, number][];
  const lines = rows.map(
    (cells) =>
      Object.fromEntries(names.map(([name, at]) => [name, plain(cells[at] ?? '')])) as Cells,
  );
  // Where no word of the column is known it says what kind of payment it was, not which way it went.
  const typed = lines.some(({ type }) => isTypeWord(wordIn(type)));
  const commas = hasCommas(
    lines.map(({ amount, income, spending }) => amount || income || spending),
  );
  const moneys = lines.map((cells) => moneyOf(cells, commas));
  // Where money has signs, plus came in; a file without any lists what was spent.
  const signed = moneys.some((money) => money && money.minor < 0);
  const wordOf = (cells: Cells) => (typed ? wordIn(cells.type) : '');
  // Beside a word or in a column of its own most amounts have one sign, and the other takes back.
  const signs = counted(
    lines.map((cells, at) => [
      moneys[at]?.type ?? wordOf(cells),
      Math.sign(moneys[at]?.minor ?? 0),
    ]),
  );
  const currencies = counted(lines.map(({ currency }) => [currency, currency ? 1 : 0]));
  const [usual] = [...currencies].sort(([, a], [, b]) => b - a)[0] ?? [''];
  // The statement of a card has what was paid back to it below 0, and what was spent above.
  const textsOf = (sign: number) =>
    lines
      .filter((_, at) => Math.sign(moneys[at]?.minor ?? 0) === sign)
      .map((cells) => `${cells.kind} ${cells.category} ${textOf(cells)}`);
  const below = textsOf(-1);
  const ofCard =
    below.some(isToldByCard) ||
    (saysCard && !textsOf(1).some(isRepayment)) ||
    (below.some(isRepayment) && below.every((text) => isRepayment(text) || isRefund(text)));
  const netted = moneys.some((money) => money && money.refunded > 0);
  const unpaid = lines.filter(({ status }) => isClosed(status)).map(keyOf);

  return lines.map((cells, index) => {
    const line = index + 1;
    const date = readDate(cells.date, order);
    if (!date) return { line, problem: 'date' };
    const word = wordOf(cells);
    const about = [cells.kind, cells.status, typed ? '' : cells.type, textOf(cells)].join(' ');
    const money = moneys[index];
    const way = money?.type ?? types.get(word);
    const usualSign = (signs.get(money?.type ?? word) ?? 0) < 0 ? -1 : 1;
    const takesBack = way !== undefined && Math.sign(money?.minor ?? 0) === -usualSign;
    const back = takesBack || isRefund([cells.kind, cells.status, cells.description].join('\n'));
    if (isFailed(cells.status) || (isClosed(cells.status) && !back))
      return { line, problem: 'closed' };
    if (isPending(cells.status)) return { line, problem: 'pending' };
    if (cells.currency && cells.currency !== usual) return { line, problem: 'currency' };
    const left = Math.abs(money?.minor ?? 0) - (money?.refunded ?? 0);
    if (money?.refunded && left <= 0) return { line, problem: 'refunded' };
    if (!money || left <= 0 || left > exactMinor(maxAmount)) return { line, problem: 'amount' };
    const isNeutral = neutral.has(word);
    const moved = ofAccount && isNeutral && !back ? wayOf(about) : undefined;
    if (isNeutral) {
      if (!back && !moved) return { line, problem: 'neutral' };
      // What it takes back was left out itself, or counted without it.
      const paid = unpaid.indexOf(keyOf(cells));
      if (paid >= 0) unpaid.splice(paid, 1);
      if (paid >= 0 || netted) return { line, problem: 'refunded' };
    }
    // A list without signs says in words what came back to it.
    const came = signed ? money.minor > 0 !== ofCard : back || isRepayment(about);
    const bySign = came ? 'income' : 'expense';
    const read = isNeutral
      ? (moved ?? 'income')
      : takesBack
        ? opposite[way]
        : (way ?? (word && !signed ? undefined : bySign));
    if (!read) return { line, problem: 'type' };
    const type = turned ? opposite[read] : read;
    const transfer = moved !== undefined || isOwnTransfer(about);
    const kindName = isTypeWord(cells.kind.toLowerCase()) ? '' : cells.kind;
    // To a card comes what is paid back to it, or what a shop gives back.
    const refund = (back || saysCard) && type === 'income';
    const description =
      textOf(type === 'income' && cells.payer ? { ...cells, counterparty: cells.payer } : cells) ||
      kindName;
    const taught = ruleFor(rules, description, type);
    const found = taught
      ? { category: taught.category, word: taught.words }
      : categoryOf(cells, refund ? 'expense' : type);
    return {
      line,
      kind: transfer ? 'transfer' : refund ? 'refund' : undefined,
      rule: found.word,
      row: {
        type,
        amount: fromMinor(left),
        category: found.category,
        description: cut(description || categoryName(found.category, locale), textLength.title),
        date: date.day,
        time: readTime(cells.time) ?? date.time,
      },
    };
  });
}

const opposite = { income: 'expense', expense: 'income' } as const;

/** The sum of what belongs to each name. */
function counted(entries: readonly (readonly [name: string, count: number])[]) {
  const sums = new Map<string, number>();
  for (const [name, count] of entries) sums.set(name, (sums.get(name) ?? 0) + count);
  return sums;
}

/** One amount with or without a sign, or one of two columns. */
function moneyOf(cells: Cells, commas: boolean) {
  const [income, spending] = [readMoney(cells.income, commas), readMoney(cells.spending, commas)];
  if (income?.minor && spending?.minor) return undefined;
  if (income?.minor) return { ...income, type: 'income' as const };
  if (spending?.minor) return { ...spending, type: 'expense' as const };
  const money = readMoney(cells.amount, commas);
  const refunded = readMoney(cells.refunded, commas)?.minor;
  return money && { ...money, refunded: refunded ?? money.refunded, type: undefined };
}

const keyOf = (cells: Cells) =>
  JSON.stringify([cells.counterparty, Math.abs(readMoney(cells.amount)?.minor ?? 0)]);

/** Who was paid and for what. */
function textOf({ counterparty, place, description }: Cells): string {
  const payee = said(counterparty).replace(/[ /]?[\d*]{8,32}$/, '');
  const who = (company.test(payee) && said(place)) || payee || said(place);
  const what = said(description);
  if (!who || !what || what.includes(who)) return what || who || '';
  return who.includes(what)
    ? who
    : [who, what].join(/\p{Script=Han}/u.test(who + what) ? '，' : ', ');
}

/** A stroke says nothing, nor does the number of an account before its name. */
const said = (text: string): string =>
  text.replace(/^[A-Z]?[\d*]{4,}\s*\/\s*/, '').replace(/^[/\\\-—–.*]*$/, '');
/** Who passes the money on to whom it is for. */
const company = /财付通支付科技|支付宝.{0,4}网络技术|网银在线/;

const sixKeys = new Set<string>(categories.map(({ key }) => key));

/** What the file says of it, else what its words say. */
function categoryOf(cells: Cells, type: TransactionType): { category: string; word?: string } {
  const own = cut(cells.category, 50);
  const named = categoryFromName(own);
  if (own && sixKeys.has(named)) return { category: named };
  const of = type === 'income' ? 'income' : 'spending';
  const found = [own, textOf(cells), cells.place, cells.kind]
    .map((text) => categoryByWords(text, of))
    .find(Boolean);
  // A shop that sells all sorts says less than the file.
  return found && !(own && found.category === 'other') ? found : { category: named };
}

/** The cut may go through a letter. */
const cut = (text: string, most: number) => text.slice(0, most).toWellFormed();

/** An apostrophe that an export put before a formula is not part of the text, nor is what no screen shows. */
const plain = (text: string) =>
  text
    .replace(/(?!\s)\p{Cc}/gu, '')
    .trim()
    .replace(/^'(?=[=+\-@]|[^']*$)/, '')
    .replace(/\s+/g, ' ');
