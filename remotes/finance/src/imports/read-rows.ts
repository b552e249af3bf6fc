import type { CategoryRule, ImportRow } from '@board/contracts/calls/finance';
import { categories, categoryFromName, categoryName } from '@board/contracts/constants/categories';
import { textLength } from '@board/contracts/constants/limits';
import type { Locale } from '@board/contracts/constants/locales';
import { exactMinor, fromMinor, maxAmount } from '@board/contracts/constants/money';
import type { TransactionType } from '@board/contracts/constants/transactions';
import { ruleFor } from '../rules/category-rules.ts';
import { categoryByWords } from './category-words.ts';
import type { FoundTable } from './columns.ts';
import { isClosed, isOwnTransfer, isRefund, isRepayment, wayOf } from './kinds-of-line.ts';
import { readMoney } from './read-cells.ts';
import { readDate, readTime } from './read-dates.ts';

export type RowProblem = 'date' | 'amount' | 'type' | 'neutral' | 'closed' | 'refunded';
/** Read, and left out on purpose. */
export const noRecord: readonly RowProblem[] = ['neutral', 'closed', 'refunded'];
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
  }: Pick<FoundTable, 'rows' | 'columns' | 'order' | 'ofCard'>,
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
  const commas = lines.some((cells) =>
    /\d,\d{1,2}[^\d.]*$/.test(cells.amount || cells.income || cells.spending),
  );
  const moneys = lines.map((cells) => moneyOf(cells, commas));
  // Where money has signs, plus came in; a file without any lists what was spent.
  const signed = moneys.some((money) => money && money.minor < 0);
  // The statement of a card has what was paid back to it below 0, and what was spent above.
  const below = lines
    .filter((_, at) => (moneys[at]?.minor ?? 0) < 0)
    .map((cells) => `${cells.kind} ${textOf(cells)}`);
  const ofCard =
    below.some(isRepayment) &&
    (saysCard || below.every((text) => isRepayment(text) || isRefund(text)));
  const netted = moneys.some((money) => money && money.refunded > 0);
  const unpaid = lines.filter(({ status }) => isClosed(status)).map(keyOf);

  return lines.map((cells, index) => {
    const line = index + 1;
    const date = readDate(cells.date, order);
    if (!date) return { line, problem: 'date' };
    const word = typed ? wordIn(cells.type) : '';
    const about = [cells.kind, cells.status, typed ? '' : cells.type, textOf(cells)].join(' ');
    const back = isRefund([cells.kind, cells.status, cells.description].join(' '));
    if (isClosed(cells.status) && !back) return { line, problem: 'closed' };
    const money = moneys[index];
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
    const type = isNeutral
      ? (moved ?? 'income')
      : (money.type ?? types.get(word) ?? (word && !signed ? undefined : bySign));
    if (!type) return { line, problem: 'type' };
    const transfer = moved !== undefined || isOwnTransfer(about);
    const kindName = isTypeWord(cells.kind.toLowerCase()) ? '' : cells.kind;
    const refund = back && type === 'income';
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
        description: (description || categoryName(found.category, locale)).slice(
          0,
          textLength.title,
        ),
        date: date.day,
        time: readTime(cells.time) ?? date.time,
      },
    };
  });
}

/** One amount with or without a sign, or one of two columns. */
function moneyOf(cells: Cells, commas: boolean) {
  const [income, spending] = [readMoney(cells.income, commas), readMoney(cells.spending, commas)];
  if (income?.minor && spending?.minor) return undefined;
  if (income?.minor) return { ...income, type: 'income' as const };
  if (spending?.minor) return { ...spending, type: 'expense' as const };
  const money = readMoney(cells.amount, commas);
  const refunded = readMoney(cells.refunded)?.minor;
  return money && { ...money, refunded: refunded ?? money.refunded, type: undefined };
}

const keyOf = (cells: Cells) =>
  JSON.stringify([cells.counterparty, Math.abs(readMoney(cells.amount)?.minor ?? 0)]);

/** Who was paid and for what. */
function textOf({ counterparty, place, description }: Cells): string {
  const payee = said(counterparty).replace(/ ?[\d*]{8,32}$/, '');
  const who = (company.test(payee) && said(place)) || payee || said(place);
  const what = said(description);
  if (!who || !what || what.includes(who)) return what || who || '';
  return who.includes(what)
    ? who
    : [who, what].join(/\p{Script=Han}/u.test(who + what) ? '，' : ', ');
}

/** A stroke says nothing, nor does the number of an account before its name. */
const said = (text: string): string =>
  text.replace(/^[\d*]{4,}\s*\/\s*/, '').replace(/^[/\\\-—–.*]*$/, '');
/** Who passes the money on to whom it is for. */
const company = /财付通支付科技|支付宝.{0,4}网络技术|网银在线/;

const sixKeys = new Set<string>(categories.map(({ key }) => key));

/** What the file says of it, else what its words say. */
function categoryOf(cells: Cells, type: TransactionType): { category: string; word?: string } {
  const own = cells.category.slice(0, 50);
  const named = categoryFromName(own);
  if (own && sixKeys.has(named)) return { category: named };
  const of = type === 'income' ? 'income' : 'spending';
  const found = [own, textOf(cells), cells.place, cells.kind]
    .map((text) => categoryByWords(text, of))
    .find(Boolean);
  return found ?? { category: named };
}

/** An apostrophe that an export put before a formula is not part of the text. */
const plain = (text: string) =>
  text
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/\s+/g, ' ');
