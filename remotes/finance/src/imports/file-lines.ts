import { parseCsv } from '@board/contracts/formats/csv';
import { fileText } from '@board/contracts/formats/file-text';
import { linesOfBank } from './bank-formats.ts';
import { mostColumns } from './columns.ts';

/** In this line: the rows below it are part of one of its cells. */
export class UnclosedQuote extends Error {
  readonly line: number;
  constructor(line: number) {
    super('unclosed quote');
    this.line = line;
  }
}

/** The lines of a statement, by what is in it; its name says little. */
export async function linesOf(bytes: ArrayBuffer): Promise<string[][]> {
  if (isZip(new Uint8Array(bytes))) return (await import('./read-workbook.ts')).readWorkbook(bytes);
  const text = fileText(bytes);
  return linesOfBank(text) ?? linesOfCsv(text);
}

function linesOfCsv(text: string): string[][] {
  const { rows, unclosed } = parseCsv(text);
  if (unclosed !== undefined) throw new UnclosedQuote(unclosed);
  return rows.map(({ cells }) => cells.slice(0, mostColumns));
}

const isZip = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
