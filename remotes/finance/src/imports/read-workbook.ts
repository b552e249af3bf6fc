import { strFromU8, unzipSync } from 'fflate';
import { mostColumns } from './columns.ts';
import { elementsOf } from './elements-of.ts';

/** Unpacked, of each of the two parts that are read. */
const mostBytes = 40 * 1024 * 1024;
const texts = 'xl/sharedStrings.xml';
const sheet = /^xl\/worksheets\/[^/]+\.xml$/;

/** The first sheet of a workbook, its cells as text; nothing where there is none, or one without an end. */
export function readWorkbook(bytes: ArrayBuffer): string[][] {
  const names: string[] = [];
  unzipped(bytes, (name) => {
    names.push(name);
    return false;
  });
  const [first] = names.filter((name) => sheet.test(name)).sort();
  const parts = unzipped(bytes, (name) => name === texts || name === first);
  const shared = [...elements(parts[texts], 'si')].map(textOf);
  return [...elements(first && parts[first], 'row')].map((row) => {
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

function unzipped(bytes: ArrayBuffer, isRead: (name: string) => boolean) {
  try {
    return unzipSync(new Uint8Array(bytes), {
      filter: ({ name, originalSize }) => originalSize <= mostBytes && isRead(name),
    });
  } catch {
    return {};
  }
}

const elements = (part: Uint8Array | '' | undefined, name: string): Iterable<Element> =>
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
