import type { ImportRow } from '@board/contracts/calls/finance';
import { categoryFromName } from '@board/contracts/constants/categories';
import { textLength } from '@board/contracts/constants/limits';
import { exactMinor, fromMinor, maxAmount } from '@board/contracts/constants/money';
import type { TransactionType } from '@board/contracts/constants/transactions';
import type { ColumnMap } from './columns.ts';
import { readDate, readMoney, readTime } from './read-cells.ts';

export type RowProblem = 'date' | 'amount' | 'type' | 'neutral' | 'description';
/** Lines count from 1 below the heading. */
export type ReadRow = { line: number } & ({ row: ImportRow } | { problem: RowProblem });

const types: Readonly<Record<string, TransactionType>> = {
  收入: 'income',
  收: 'income',
  income: 'income',
  in: 'income',
  credit: 'income',
  支出: 'expense',
  支: 'expense',
  expense: 'expense',
  out: 'expense',
  debit: 'expense',
};
const neutral = new Set(['/', '不计收支', '中性交易', '其他']);

/** What each line of a file means under a choice of columns. */
export function readRows(rows: readonly string[][], columns: ColumnMap): ReadRow[] {
  const amounts = rows.map((cells) => readMoney(at(cells, columns.amount)));
  // Where money has signs, plus came in; a file without any lists what was spent.
  const signed = amounts.some((minor) => minor !== undefined && minor < 0);
  return rows.map((cells, index) => ({
    line: index + 1,
    ...readRow(cells, columns, amounts[index], signed),
  }));
}

function readRow(
  cells: readonly string[],
  columns: ColumnMap,
  minor: number | undefined,
  signed: boolean,
): { row: ImportRow } | { problem: RowProblem } {
  const date = readDate(at(cells, columns.date));
  if (!date) return { problem: 'date' };
  const typeName = at(cells, columns.type).toLowerCase();
  if (neutral.has(typeName)) return { problem: 'neutral' };
  if (!minor || Math.abs(minor) > exactMinor(maxAmount)) return { problem: 'amount' };
  const type = typeName ? types[typeName] : signed && minor > 0 ? 'income' : 'expense';
  if (!type) return { problem: 'type' };
  const categoryText = plain(at(cells, columns.category)).slice(0, 50);
  const description = plain(at(cells, columns.description)) || categoryText;
  if (!description) return { problem: 'description' };
  return {
    row: {
      type,
      amount: fromMinor(Math.abs(minor)),
      category: categoryFromName(categoryText),
      description: description.slice(0, textLength.title),
      date: date.day,
      time: readTime(at(cells, columns.time)) ?? date.time,
    },
  };
}

const at = (cells: readonly string[], column: number) => (column < 0 ? '' : (cells[column] ?? ''));

/** An apostrophe that an export put before a formula is not part of the text. */
const plain = (text: string) => text.trim().replace(/^'(?=[=+\-@])/, '');
