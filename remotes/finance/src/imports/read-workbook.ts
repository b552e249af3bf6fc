import { strFromU8, unzipSync } from 'fflate';

/** Unpacked, of each of the two parts that are read. */
const mostBytes = 40 * 1024 * 1024;
const texts = 'xl/sharedStrings.xml';
const sheet = /^xl\/worksheets\/[^/]+\.xml$/;

/** The first sheet of a workbook, its cells as text; nothing where there is none, or one without an end. */
export function readWorkbook(bytes: ArrayBuffer): string[][] {
  const parts = unzipped(new Uint8Array(bytes));
  const [first] = Object.keys(parts)
    .filter((name) => sheet.test(name))
    .sort();
  if (!first) return [];
  const shared = [...elements(parts[texts], 'si')].map(textOf);
  return [...elements(parts[first], 'row')].map((row) => {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagNameNS('*', 'c')) {
      const at = columnOf(cell.getAttribute('r')) ?? cells.length;
      while (cells.length < at) cells.push('');
      cells[at] = contentOf(cell, shared);
    }
    return cells;
  });
}

function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        originalSize <= mostBytes && (name === texts || sheet.test(name)),
    });
  } catch {
    return {};
  }
}

function elements(part: Uint8Array | undefined, name: string): Iterable<Element> {
  if (!part) return [];
  const document = new DOMParser().parseFromString(strFromU8(part), 'application/xml');
  return document.getElementsByTagNameNS('*', name);
}

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

/** 'AB12' stands in column 27; a table is not wider than a thousand. */
function columnOf(place: string | null): number | undefined {
  const [letters] = /^[A-Z]{1,2}(?=\d)/.exec(place ?? '') ?? [];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
