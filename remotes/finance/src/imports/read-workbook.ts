import { LargeWorkbook, sheetsOf } from '@board/contracts/formats/workbook';
import { findTable, isMapped } from './columns.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The first sheet that holds a statement, else the first. */
export function readWorkbook(bytes: ArrayBuffer): string[][] {
  try {
    let first: string[][] | undefined;
    for (const { rows, since1904 } of sheetsOf(new Uint8Array(bytes))) {
      const { columns } = findTable(rows);
      if (isMapped(columns)) return since1904 ? withDays(rows, columns.date) : rows;
      first ??= rows;
    }
    return first ?? [];
  } catch (error) {
    throw error instanceof LargeWorkbook ? new UnreadableFile('large') : error;
  }
}

/** In days since 1900, as all other workbooks have them. */
const withDays = (lines: readonly string[][], column: number): string[][] =>
  lines.map((cells) =>
    /^\d{5}(\.|$)/.test(cells[column] ?? '')
      ? cells.with(column, String(Number(cells[column]) + 1_462))
      : cells,
  );
