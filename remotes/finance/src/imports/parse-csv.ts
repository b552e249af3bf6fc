const delimiters = [',', ';', '\t'] as const;

/** The cells of a CSV file: quoted or not, with any line end, separated by what it uses most. */
export function parseCsv(text: string): string[][] {
  const delimiter = mostUsed(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;

  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  };

  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (character === delimiter) endCell();
    else if (character === '\n' || character === '\r') endRow();
    else cell += character;
  }
  endRow();
  return rows;
}

function mostUsed(text: string): string {
  const head = text.slice(0, 10_000);
  const uses = (delimiter: string) => head.split(delimiter).length;
  return delimiters.reduce((best, next) => (uses(next) > uses(best) ? next : best));
}
