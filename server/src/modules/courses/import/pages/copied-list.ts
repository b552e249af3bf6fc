import { weekdayOf } from './labels.ts';
import { cellsPage, type Page } from './page.ts';
import { tableOf } from './page-table.ts';

const mostLines = 20_000;
const mostInLine = 500;
const mostInDay = 10;

/**
 * The words of 正方's list: a weekday stands alone, then periods and, behind a tab, the lessons in them.
 * It is given the names that the cells of the page have.
 */
export function copiedList(text: string): Page | undefined {
  if (!/^周数[:：]/m.test(text)) return undefined;
  const cells: Parameters<typeof tableOf>[0][number][] = [];
  const add = (row: number, id: string, ...texts: string[]) =>
    cells.push({ row, id, rowSpan: 1, colSpan: 1, lines: texts.map(lineOf) });
  let day = 0;
  for (const [at, line] of text.split(/\r?\n/, mostLines).entries()) {
    if (/^(?:其[它他]|实践)课程[:：]/.test(line)) break;
    const [, periods, words = ''] = /^(\d{1,2}(?:-\d{1,2})?)\t(.+)$/.exec(line) ?? [];
    const named = line.length < mostInDay ? weekdayOf(line.trim()) : 0;
    day = named || day;
    if (day && periods) {
      add(at, `jc_${day}-${periods}`);
      add(at, '', words);
    } else if (!named) cells.at(-1)?.lines.push(lineOf(line));
  }
  return { tables: [tableOf(cells)], scripts: '', json: undefined };
}

const lineOf = (text: string) => ({ text: text.slice(0, mostInLine), label: '', region: '' });

/** A table drawn with strokes, as an assistant answers one. */
export function drawnTable(text: string): Page | undefined {
  const rows = text
    .split(/\r?\n/, mostLines)
    .map((line) => line.trim())
    .filter((line) => line.startsWith('|') && line.endsWith('|') && /[^|:\s-]/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|', mostColumns)
        .map((cell) => cell.trim().replace(/<br ?\/?>/g, '\n')),
    );
  return rows.length > 1 ? cellsPage(rows) : undefined;
}
const mostColumns = 60;
