const separators = [',', ';', '\t', '，'] as const;
const lineBreak = /\r\n|\r|\n/g;

export interface CsvRow {
  /** Where it begins in the file. */
  line: number;
  /** Trimmed. */
  cells: string[];
}

export interface Csv {
  /** Without those that hold nothing. */
  rows: CsvRow[];
  /** The line of the row whose quote is never closed: the rest of the file is its last cell. */
  unclosed?: number;
}

/** RFC 4180 with any line end, separated by what the file uses most. A cell is cut out as a whole, so that no file costs more than its length. */
export function parseCsv(text: string): Csv {
  const separator = mostUsed(text.slice(0, 10_000));
  const end = new RegExp(`${separator}|\\r\\n|\\r|\\n|$`, 'g');
  const opening = /[\uFEFF ]*"/y;
  const csv: Csv = { rows: [] };
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  for (let at = 0; ; at = end.lastIndex) {
    opening.lastIndex = at;
    const quoted = opening.test(text) ? quotedFrom(text, opening.lastIndex) : undefined;
    end.lastIndex = quoted?.end ?? at;
    const [ended = ''] = end.exec(text) ?? [];
    const plain = text.slice(quoted?.end ?? at, end.lastIndex - ended.length);
    row.cells.push(((quoted?.cell ?? '') + plain).trim());
    if (quoted) line += quoted.cell.match(lineBreak)?.length ?? 0;
    if (quoted && !quoted.closed) csv.unclosed = row.line;
    if (ended === separator) continue;
    if (row.cells.some((cell) => cell !== '')) csv.rows.push(row);
    if (ended === '') return csv;
    line += 1;
    row = { line, cells: [] };
  }
}

function quotedFrom(text: string, start: number) {
  let at = text.indexOf('"', start);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  const closed = at >= 0;
  const cell = text.slice(start, closed ? at : text.length).replaceAll('""', '"');
  return { cell, closed, end: closed ? at + 1 : text.length };
}

const mostUsed = (head: string): string =>
  separators.reduce((best, next) =>
    head.split(next).length > head.split(best).length ? next : best,
  );
