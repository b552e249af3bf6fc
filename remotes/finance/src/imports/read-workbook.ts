import { strFromU8, unzipSync } from 'fflate';
import { findTable, isMapped, mostColumns } from './columns.ts';
import { elementsOf } from './elements-of.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Unpacked, of each part that is read. */
const mostBytes = 40 * 1024 * 1024;
const texts = 'xl/sharedStrings.xml';
const about = 'xl/workbook.xml';
const none = new Uint8Array();
/** That are looked into for a table. */
const mostSheets = 10;
const sheet = /^xl\/worksheets\/[^/]+\.xml$/;

/** The first sheet that holds a table, else the first, its cells as text; nothing where there is none, or one without an end. */
export function readWorkbook(bytes: ArrayBuffer): string[][] {
  const sizes = new Map<string, number>();
  unzipped(bytes, (name, size) => {
    sizes.set(name, size);
    return false;
  });
  const sheets = [...sizes.keys()]
    .filter((name) => sheet.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .slice(0, mostSheets);
  // Without one of them the table would have other cells than it has.
  if ([texts, about, ...sheets].some((name) => (sizes.get(name) ?? 0) > mostBytes))
    throw new UnreadableFile('large');
  const parts = unzipped(bytes, (name) => name === texts || name === about);
  const shared = [...elements(parts[texts], 'si')].map(textOf);
  const since1904 = /<workbookPr [^>]*date1904="(1|true)"/.test(strFromU8(parts[about] ?? none));
  let first: string[][] | undefined;
  for (const name of sheets) {
    const lines = linesOfSheet(unzipped(bytes, (each) => each === name)[name], shared);
    const { columns } = findTable(lines);
    if (isMapped(columns)) return since1904 ? withDays(lines, columns.date) : lines;
    first ??= lines;
  }
  return first ?? [];
}

/** In days since 1900, as all other workbooks have them. */
const withDays = (lines: readonly string[][], column: number): string[][] =>
  lines.map((cells) =>
    /^\d{5}(\.|$)/.test(cells[column] ?? '')
      ? cells.with(column, String(Number(cells[column]) + 1_462))
      : cells,
  );

function linesOfSheet(part: Uint8Array | undefined, shared: readonly string[]): string[][] {
  return [...elements(part, 'row')].map((row) => {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagNameNS('*', 'c')) {
      const at = columnOf(cell.getAttribute('r')) ?? cells.length;
      const content = contentOf(cell, shared);
      // What is empty makes no line longer.
      if (at >= mostColumns || (at > cells.length && content === '')) continue;
      while (cells.length < at) cells.push('');
      cells[at] = content;
    }
    return cells;
  });
}

function unzipped(bytes: ArrayBuffer, isRead: (name: string, size: number) => boolean) {
  try {
    return unzipSync(new Uint8Array(bytes), {
      filter: ({ name, originalSize }) => isRead(name, originalSize),
    });
  } catch {
    return {};
  }
}

const elements = (part: Uint8Array | undefined, name: string): Iterable<Element> =>
  part ? elementsOf(strFromU8(part), name) : [];

function contentOf(cell: Element, shared: readonly string[]): string {
  const kind = cell.getAttribute('t');
  if (kind === 'inlineStr') return textOf(cell);
  const value = cell.getElementsByTagNameNS('*', 'v')[0]?.textContent ?? '';
  return (kind === 's' ? (shared[Number(value)] ?? '') : value).trim();
}

/** Without the readings that stand above Chinese characters. */
const textOf = (element: Element): string =>
  [...element.getElementsByTagNameNS('*', 't')]
    .filter((each) => each.parentElement?.localName !== 'rPh')
    .map((each) => each.textContent)
    .join('')
    .trim();

/** 'AB12' stands in column 27. */
function columnOf(place: string | null): number | undefined {
  const [letters] = /^[A-Z]{1,2}(?=\d)/.exec(place ?? '') ?? [];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
