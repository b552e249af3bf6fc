import { strFromU8, unzipSync } from 'fflate';

export interface Merged {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export interface Sheet {
  /** Cells as text; a number where the workbook has one, days since 1900 included. */
  rows: string[][];
  /** Places that are one with the first of them. */
  merged: Merged[];
  /** Its days count from 1904, four years and a day later. */
  since1904: boolean;
}

/** Unpacked, of each part that is read. */
const mostBytes = 40 * 1024 * 1024;
const mostColumns = 200;
const mostRows = 100_000;
const mostSheets = 10;
const about = 'xl/workbook.xml';
const texts = 'xl/sharedStrings.xml';
const sheetName = /^xl\/worksheets\/[^/]+\.xml$/;

/** Of one of its parts there is more than a table has. */
export class LargeWorkbook extends Error {}

/** Its sheets, one at a time; none of what is no workbook, or one without an end. */
export function* sheetsOf(bytes: Uint8Array): Generator<Sheet> {
  const sizes = new Map<string, number>();
  unzipped(bytes, (name, size) => {
    sizes.set(name, size);
    return false;
  });
  const names = [...sizes.keys()]
    .filter((name) => sheetName.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .slice(0, mostSheets);
  // Without a part of it a table would have other cells than it has.
  if ([...names, texts].some((name) => (sizes.get(name) ?? 0) > mostBytes))
    throw new LargeWorkbook();
  const shared = sharedTexts(textOf(bytes, texts));
  const since1904 = /<workbookPr [^>]{0,500}date1904="(1|true)"/.test(
    textOf(bytes, about).slice(0, 10_000),
  );
  for (const name of names) yield { ...sheetIn(textOf(bytes, name), shared), since1904 };
}

function unzipped(bytes: Uint8Array, isRead: (name: string, size: number) => boolean) {
  try {
    return unzipSync(bytes, { filter: ({ name, originalSize }) => isRead(name, originalSize) });
  } catch {
    return {};
  }
}

function textOf(bytes: Uint8Array, part: string): string {
  const found = unzipped(bytes, (name, size) => name === part && size <= mostBytes)[part];
  return found ? strFromU8(found) : '';
}

interface Tag {
  name: string;
  attributes: string;
  closes: boolean;
  /** What stands before it. */
  before: string;
}

/** None of a document that brings words of its own, or breaks off before the end of its root; prefixes of names say nothing. */
function* tagsIn(text: string, root: string): Generator<Tag> {
  if (text.includes('<!DOCTYPE') || !text.trimEnd().endsWith(`${root}>`)) return;
  let end = -1;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', end)) {
    const before = text.slice(end + 1, at);
    end = text.indexOf('>', at);
    if (end < 0) return;
    const inside = text.slice(at + 1, Math.min(end, at + longestTag));
    const [, slash, name] = /^(\/?)(?:\w{1,20}:)?(\w{1,20})/.exec(inside) ?? [];
    if (!name) continue;
    yield { name, attributes: inside, closes: slash === '/', before };
    if (text[end - 1] === '/') yield { name, attributes: '', closes: true, before: '' };
  }
}
const longestTag = 500;

/** Without the readings that stand above Chinese characters. */
function sharedTexts(text: string): string[] {
  const found: string[] = [];
  let reading = false;
  for (const { name, closes, before } of tagsIn(text, 'sst')) {
    if (name === 'rPh') reading = !closes;
    else if (name === 'si' && !closes) found.push('');
    else if (name === 't' && closes && !reading)
      found.push((found.pop() ?? '') + unescaped(before));
  }
  return found.map((each) => each.trim());
}

function sheetIn(text: string, shared: readonly string[]): Pick<Sheet, 'rows' | 'merged'> {
  const sheet: Pick<Sheet, 'rows' | 'merged'> = { rows: [], merged: [] };
  let row: string[] = [];
  let cell = { at: 0, kind: '', text: '' };
  let reading = false;
  for (const { name, attributes, closes, before } of tagsIn(text, 'worksheet')) {
    if (name === 'row' && !closes) {
      // Rows without anything may be left out.
      const number = Math.min(Number(attributeOf(attributes, 'r')), mostRows);
      while (sheet.rows.length < number - 1) sheet.rows.push([]);
      if (sheet.rows.length === mostRows) break;
      row = [];
      sheet.rows.push(row);
    } else if (name === 'c' && !closes)
      cell = {
        at: placeOf(attributeOf(attributes, 'r'))?.column ?? row.length,
        kind: attributeOf(attributes, 't'),
        text: '',
      };
    else if (name === 'rPh') reading = !closes;
    else if ((name === 'v' || name === 't') && closes && !reading) cell.text += unescaped(before);
    else if (name === 'c')
      put(row, cell.at, cell.kind === 's' ? (shared[Number(cell.text)] ?? '') : cell.text.trim());
    else if (name === 'mergeCell' && !closes && sheet.merged.length < mostRows) {
      const [first, last] = attributeOf(attributes, 'ref').split(':').map(placeOf);
      if (first && last)
        sheet.merged.push({
          ...first,
          rows: last.row - first.row + 1,
          columns: last.column - first.column + 1,
        });
    }
  }
  return sheet;
}

/** What is empty makes no line longer. */
function put(row: string[], at: number, text: string): void {
  if (at >= mostColumns || (at > row.length && text === '')) return;
  while (row.length < at) row.push('');
  row[at] = text;
}

const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** 'AB12' stands in row 11, column 27. */
function placeOf(place: string): { row: number; column: number } | undefined {
  const [, letters, row] = /^([A-Z]{1,2})(\d{1,7})$/.exec(place) ?? [];
  if (!letters) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(row) - 1, column };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, code, hex, name) => {
    const point = code ? Number(code) : hex ? Number.parseInt(hex, 16) : 0;
    return point ? String.fromCodePoint(Math.min(point, 0x10ffff)) : (entities[name] ?? whole);
  });
