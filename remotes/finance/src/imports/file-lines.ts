import { parseCsv } from '@board/contracts/formats/csv';
import { fileText, isZip } from '@board/contracts/formats/file-text';
import { linesOfBank } from './bank-formats.ts';
import { mostColumns } from './columns.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The lines of a statement, by what is in it; its name says little. */
export async function linesOf(bytes: ArrayBuffer): Promise<string[][]> {
  if (isZip(new Uint8Array(bytes))) return (await import('./read-workbook.ts')).readWorkbook(bytes);
  if (startsWith(bytes, oldWorkbook)) throw new UnreadableFile('xls');
  const text = fileText(bytes);
  if (/^\s*<(!DOCTYPE\s+)?(html|head|meta|table|style)\b/i.test(text.slice(0, 1_000)))
    throw new UnreadableFile('page');
  return linesOfBank(text) ?? linesOfCsv(text);
}

function linesOfCsv(text: string): string[][] {
  const { rows, unclosed } = parseCsv(text);
  if (unclosed !== undefined) throw new UnreadableFile('unclosed', unclosed);
  return rows.map(({ cells }) => cells.slice(0, mostColumns));
}

const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];
const startsWith = (bytes: ArrayBuffer, signs: readonly number[]): boolean => {
  const start = new Uint8Array(bytes, 0, Math.min(signs.length, bytes.byteLength));
  return signs.every((sign, at) => start[at] === sign);
};
