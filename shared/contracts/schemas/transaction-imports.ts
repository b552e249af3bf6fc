import { type Static, Type } from 'typebox';
import { textLength } from '../constants/limits.ts';
import { importRowLimit, transactionTypes } from '../constants/transactions.ts';
import type { CallSchema } from './call-schema.ts';
import {
  DateOnly,
  Id,
  IdParams,
  Instant,
  oneOf,
  PageQuery,
  pageOf,
  type Shows,
  Strict,
  text,
} from './common.ts';
import { Amount, editable, type TransactionEdit } from './finance.ts';

const ImportRow = Strict({
  type: oneOf(transactionTypes),
  amount: Amount,
  category: editable.category,
  description: editable.description,
  date: DateOnly,
  time: editable.time,
} satisfies Shows<Omit<TransactionEdit, 'course' | 'account'>>);
export type ImportRow = Static<typeof ImportRow>;

const StatementRow = Strict({
  ...ImportRow.properties,
  /** Between the account of the statement and another place: a transfer, and no record. */
  moved: Type.Optional(Type.Boolean()),
});
export type StatementRow = Static<typeof StatementRow>;

export const TransactionImport = Type.Object({
  id: Id,
  name: Type.String(),
  entries: Type.Integer(),
  undone: Type.Boolean(),
  created_at: Instant,
});
export type TransactionImport = Static<typeof TransactionImport>;

const ImportRows = Type.Array(ImportRow, { minItems: 1, maxItems: importRowLimit });
/** What all statements of one kind have in common, such as their headings. */
const ImportSource = Type.Optional(text(textLength.title));

/** A row that is likely the same payment as a record of another source. */
const ImportDouble = Type.Object({
  /** From 0. */
  row: Type.Integer(),
  date: DateOnly,
  description: Type.String(),
  /** The file that the record came with; '' for one that came without. */
  file: Type.String(),
});
export type ImportDouble = Static<typeof ImportDouble>;

export const transactionImportSchemas = {
  checkTransactionImport: {
    body: Strict({
      source: ImportSource,
      /** Its transfers are looked at as well. */
      account: Type.Optional(editable.account),
      rows: ImportRows,
    }),
    /** The places, from 0, of rows that are there already; and those that are so by another source. */
    reply: Type.Object({
      duplicates: Type.Array(Type.Integer()),
      doubles: Type.Array(ImportDouble),
    }),
  },
  importTransactions: {
    body: Strict({
      id: Type.Optional(Id),
      name: text(textLength.title),
      source: ImportSource,
      /** Whose statement it is. */
      account: Type.Optional(editable.account),
      /** Where the moved rows come from or go to; no place named is one that nobody keeps an account of. */
      other: Type.Optional(editable.account),
      rows: Type.Array(StatementRow, { minItems: 1, maxItems: importRowLimit }),
    }),
    reply: TransactionImport,
    status: 201,
  },
  listTransactionImports: { query: Strict(PageQuery), reply: pageOf(TransactionImport) },
  undoTransactionImport: { params: IdParams, reply: Type.Object({ deleted: Type.Integer() }) },
} satisfies Record<string, CallSchema>;
