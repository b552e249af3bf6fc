import type { CategoryRule, ImportDouble } from '@board/contracts/calls/finance';
import { importRowLimit } from '@board/contracts/constants/transactions';
import { messageOf, newId, toastWritten, useLocale } from '@board/platform';
import { useRef, useState } from 'react';
import { ruleFor } from '../rules/category-rules.ts';
import { useCategoryRules } from '../rules/use-category-rules.ts';
import { useTexts } from '../text.ts';
import { type FoundTable, findTable, sourceOf } from './columns.ts';
import { linesOf } from './file-lines.ts';
import { findKnown, useImportWrites } from './imports.queries.ts';
import { type ReadRow, readRows } from './read-rows.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { useUndoImport } from './use-undo-import.ts';

const maxBytes = 10 * 1024 * 1024;
/** What a file may have besides the rows that are read from it. */
const mostLines = importRowLimit * 2;
export type ReadableRow = Extract<ReadRow, { row: unknown }>;

export type ImportStep =
  | { name: 'file' }
  | { name: 'columns'; file: string; table: FoundTable }
  | { name: 'checking'; file: string; table: FoundTable }
  | {
      name: 'preview';
      file: string;
      table: FoundTable;
      rows: readonly ReadRow[];
      duplicates: ReadonlySet<number>;
      /** By their lines, what is likely the same payment from elsewhere. */
      doubles: ReadonlyMap<number, ImportDouble>;
      /** The line whose category was set right last. */
      corrected?: number | undefined;
    };

/** Sending the same rows again, since no answer came, is no second import; other rows are one. */
interface Sent {
  id: string;
  lines: string;
}

/** From a file over its columns to a preview and into the ledger; each step can be left again. */
export function useImport(onDone: () => void) {
  const t = useTexts();
  const locale = useLocale();
  const writes = useImportWrites();
  const undo = useUndoImport();
  const { rules, keep } = useCategoryRules();
  const [step, setStep] = useState<ImportStep>({ name: 'file' });
  const [problem, setProblem] = useState<string>();
  const checking = useRef<AbortController>(null);
  const sent = useRef<Sent>(null);

  async function choose(file: File) {
    setProblem(undefined);
    if (file.size > maxBytes) return setProblem(t('import.tooBig'));
    try {
      const table = findTable(await linesOf(await file.arrayBuffer()));
      if (table.rows.length === 0) return setProblem(t('import.noRows'));
      if (table.rows.length > mostLines)
        return setProblem(t('import.rowLimit', { limit: mostLines }));
      setStep({ name: 'columns', file: file.name.slice(0, 200).toWellFormed(), table });
    } catch (error) {
      // Else the file is gone by now, or what reads it did not come.
      const unreadable = error instanceof UnreadableFile;
      setProblem(
        unreadable
          ? t(`import.unreadable.${error.reason}`, { line: error.line })
          : t('import.failed'),
      );
    }
  }

  function mapColumns(table: FoundTable) {
    setStep((now) => (now.name === 'columns' ? { ...now, table } : now));
  }

  /** Before the preview, and again within it where the signs are turned. */
  async function check(account: string, turned?: boolean) {
    if (step.name !== 'columns' && step.name !== 'preview') return;
    const { file } = step;
    const table = turned === undefined ? step.table : { ...step.table, turned };
    const rows = readRows(table, locale, rules, account !== '');
    const readable = rows.filter(isReadable);
    if (readable.length === 0) return setProblem(t('import.noneReadable'));
    if (readable.length > importRowLimit) {
      return setProblem(t('import.rowLimit', { limit: importRowLimit }));
    }
    setProblem(undefined);
    setStep({ name: 'checking', file, table });
    const abort = new AbortController();
    checking.current = abort;
    try {
      const sent = readable.map(({ row }) => row);
      const statement = { source: sourceOf(table), account: account || null, rows: sent };
      const found = await findKnown(statement, abort.signal);
      const duplicates = new Set(
        readable.filter((_, at) => found.duplicates.has(at)).map(({ line }) => line),
      );
      const doubles = new Map(
        readable.flatMap(({ line }, at) => {
          const double = found.doubles.get(at);
          return double ? [[line, double] as const] : [];
        }),
      );
      setStep({ name: 'preview', file, table, rows, duplicates, doubles });
    } catch (error) {
      setStep({ name: 'columns', file, table });
      if (!abort.signal.aborted) setProblem(messageOf(error, t('import.checkFailed')));
    }
  }

  function back() {
    checking.current?.abort();
    sent.current = null;
    setProblem(undefined);
    setStep((now) =>
      now.name === 'file' ? now : { name: 'columns', file: now.file, table: now.table },
    );
  }

  function correct(line: number, category: string) {
    setStep((now) => {
      if (now.name !== 'preview') return now;
      const rows = now.rows.map((read) =>
        read.line === line ? withCategory(read, category) : read,
      );
      return { ...now, rows, corrected: line };
    });
  }

  /** From now on, and in the rest of this file. */
  function always(rule: CategoryRule) {
    keep(rule);
    setStep((now) => {
      if (now.name !== 'preview') return now;
      const rows = now.rows.map((read) =>
        isReadable(read) && ruleFor([rule], read.row.description, read.row.type)
          ? withCategory(read, rule.category, rule.words)
          : read,
      );
      return { ...now, rows, corrected: undefined };
    });
  }

  function idFor(rows: readonly ReadableRow[]): string {
    const lines = rows.map(({ line }) => line).join();
    if (sent.current?.lines !== lines) sent.current = { id: newId(), lines };
    return sent.current.id;
  }

  async function send(rows: readonly ReadableRow[], account: string, other: string) {
    if (step.name !== 'preview' || writes.pending) return;
    setProblem(undefined);
    const id = idFor(rows);
    try {
      const reply = await writes.send({
        id,
        name: step.file,
        source: sourceOf(step.table),
        account: account || null,
        other: other || null,
        rows: rows.map(({ row, kind }) => ({
          ...row,
          moved: account !== '' && kind === 'transfer',
        })),
      });
      const message = t('import.done', { count: rows.length });
      toastWritten(reply, { message, undo: () => undo(id) });
      onDone();
    } catch (error) {
      setProblem(messageOf(error, t('import.failed')));
    }
  }

  return {
    step,
    problem,
    sending: writes.pending,
    choose,
    mapColumns,
    check,
    correct,
    always,
    back,
    send,
  };
}

const withCategory = (read: ReadRow, category: string, rule?: string): ReadRow =>
  isReadable(read) ? { ...read, rule, row: { ...read.row, category } } : read;

export function isReadable(read: ReadRow): read is ReadableRow {
  return 'row' in read;
}
