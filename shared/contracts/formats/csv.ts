const separators = ['\t', ';', ',', '，'] as const;
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
  /** The line of the first row with a quote that is not closed where its cell ends: the rows below it are part of that cell. */
  unclosed?: number;
}

/** RFC 4180 with any line end, separated by what parts its lines alike. A cell is cut out as a whole, so that no file costs more than its length. */
export function parseCsv(text: string): Csv {
  const separator = separatorOf(text.slice(0, 10_000));
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
    const breaks = quoted?.cell.match(lineBreak)?.length ?? 0;
    line += breaks;
    if (quoted && (!quoted.closed || (breaks > 0 && plain.trim() !== '')))
      csv.unclosed ??= row.line;
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

/** Words hold separators too, but seldom as many in every line: where two hold as well, the one that makes more columns. */
function separatorOf(head: string): string {
  const lines = head.split(lineBreak, 40).map((line) => line.replace(/"[^"]*"/g, ''));
  let best = { separator: ',', lines: 0, signs: 0 };
  for (const separator of separators) {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const signs = line.split(separator).length - 1;
      counts.set(signs, (counts.get(signs) ?? 0) + 1);
    }
    counts.delete(0);
    for (const [signs, lines] of counts)
      if (lines > best.lines || (lines === best.lines && signs > best.signs))
        best = { separator, lines, signs };
  }
  return best.separator;
}
