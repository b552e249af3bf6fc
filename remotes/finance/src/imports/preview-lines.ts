import type { ImportDouble } from '@board/contracts/calls/finance';
import { exactMinor, fromMinor } from '@board/contracts/constants/money';
import { noRecord, type ReadRow } from './read-rows.ts';
import { isReadable, type ReadableRow } from './use-import.ts';

/** By their lines, what the ledger holds already. */
export interface Known {
  readonly duplicates: ReadonlySet<number>;
  readonly doubles: ReadonlyMap<number, ImportDouble>;
}

/** By their lines, which were ticked and which were not. */
export type Decided = ReadonlyMap<number, boolean>;

/** What wants a look stands first. */
export const lineKinds = ['unreadable', 'doubles', 'known', 'transfers', 'new', 'leftOut'] as const;
export type LineKind = (typeof lineKinds)[number];

export function lineKind(read: ReadRow, { duplicates, doubles }: Known): LineKind {
  if (!isReadable(read)) return noRecord.includes(read.problem) ? 'leftOut' : 'unreadable';
  if (duplicates.has(read.line)) return 'known';
  if (doubles.has(read.line)) return 'doubles';
  return read.kind === 'transfer' ? 'transfers' : 'new';
}

/** Unless somebody decides, what is moved is moved between accounts, and is no record. */
export function isTaken(read: ReadableRow, known: Known, decided: Decided, account: string) {
  const kind = lineKind(read, known);
  return decided.get(read.line) ?? (kind === 'new' || (kind === 'transfers' && account !== ''));
}

/** What was spent and what came in; of an account, what is moved is neither. */
export function sumsOf(taken: readonly ReadableRow[], account: string) {
  const records = taken.filter(({ kind }) => account === '' || kind !== 'transfer');
  const sum = (type: string) =>
    fromMinor(
      records.reduce((all, { row }) => all + (row.type === type ? exactMinor(row.amount) : 0), 0),
    );
  return { expense: sum('expense'), income: sum('income') };
}
