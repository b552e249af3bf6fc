export interface PageLine {
  text: string;
  /** What the page calls it, as a title that shows when one points at it. */
  label: string;
  /** Of those that a cell holds twice, which one it stands in. */
  region: string;
}

export interface PageCell {
  id: string;
  row: number;
  rowSpan: number;
  lines: readonly PageLine[];
  /** All of it in one line. */
  text: string;
}

/** Rows of equal columns: a cell that spans several stands in each of them. */
export interface PageTable {
  rows: readonly (readonly (PageCell | undefined)[])[];
}

const mostColumns = 60;
const mostRows = 2_000;
const mostPlaces = 60_000;

type Written = Pick<PageCell, 'id' | 'row' | 'rowSpan'> & { colSpan: number; lines: PageLine[] };

export function tableOf(cells: readonly Written[]): PageTable {
  const rows: (PageCell | undefined)[][] = [];
  let places = 0;
  for (const { id, row, rowSpan, colSpan, lines } of cells) {
    places += rowSpan * colSpan;
    if (row >= mostRows || places > mostPlaces) break;
    const tidy = lines.map((line) => ({ ...line, text: line.text.trim() }));
    const text = tidy
      .map((line) => line.text)
      .filter(Boolean)
      .join(' ');
    const cell: PageCell = { id, row, rowSpan, lines: tidy, text };
    const own = rowAt(rows, row);
    let column = 0;
    while (own[column] !== undefined) column += 1;
    for (let down = 0; down < rowSpan; down += 1)
      for (let right = 0; right < colSpan && column + right < mostColumns; right += 1)
        rowAt(rows, row + down)[column + right] ??= cell;
  }
  return { rows };
}

function rowAt(rows: (PageCell | undefined)[][], index: number): (PageCell | undefined)[] {
  while (rows.length <= index) rows.push([]);
  return rows[index] ?? [];
}

/** Columns as rows. */
export function turned({ rows }: PageTable): PageTable {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return {
    rows: Array.from({ length: width }, (_, column) => rows.map((row) => row[column])),
  };
}
