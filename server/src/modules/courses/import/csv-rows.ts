import { DamagedFile } from './imported-file.ts';

interface CsvRow {
  /** Where it begins in the file. */
  line: number;
  cells: readonly string[];
}

/** RFC 4180 with comma, semicolon or tab, whichever the heading uses most. */
export function csvRows(text: string): readonly CsvRow[] {
  const [heading = ''] = text.split('\n', 1);
  const separator = [',', ';', '\t', '，'].reduce((best, each) =>
    heading.split(each).length > heading.split(best).length ? each : best,
  );
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let start = 1;

  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push({ line: start, cells });
    cells = [];
    start = line + 1;
  };

  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (quoted) {
      if (character === '"' && text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else if (character === '"') quoted = false;
      else cell += character;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) endCell();
    else if (character === '\n') endRow();
    else cell += character;
    if (character === '\n') line += 1;
  }
  if (quoted) throw new DamagedFile(start, 'quote');
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}
