import { DamagedFile } from '../imported-file.ts';
import { weekdayOf } from './labels.ts';
import { cellsPage, type Page } from './page.ts';
import { fewestDays } from './read-grid.ts';

const mostLines = 20_000;
const latestHeading = 10;
const longestHeading = 1_000;
/** Nothing but which periods of the day, or which part of it. */
const label =
  /^"?(?!\d{1,2}:)(?:(?:上午|中午|下午|傍晚|晚上|morning|afternoon|evening)|(?:period )?第?[\d一二三四五六七八九十]{1,4}(?: ?[-~—,、至] ?\d{1,2})?(?:大?节)?(?: ?\(?\d{1,2}:\d\d.*)?)$/i;
const hour = /^\d{1,2}:\d\d ?(?:[ap]m)?(?: ?[-~—] ?\d{1,2}:\d\d ?(?:[ap]m)?)?$/i;

/**
 * A table of which a program keeps nothing but its words: tabs part its cells, and the end of a line is
 * one of a cell as well as of a row. A row has as many cells as the days need before another begins.
 */
export function copiedWords(text: string): Page | undefined {
  const lines = text.split(/\r?\n/, mostLines);
  const heading = lines.slice(0, latestHeading).findIndex((line) => daysIn(line) >= fewestDays);
  const named = lines[heading]?.split('\t');
  if (!named) return undefined;
  const labels = named.findIndex((cell) => weekdayOf(cell.trim()) > 0);
  const enough = named.length - labels;
  const rows: string[][] = [];
  for (const [index, line] of lines.entries()) {
    if (index <= heading) continue;
    const [before = '', ...cells] = line.split('\t');
    const row = rows.at(-1);
    // What spans several rows is empty in the others.
    const first = [before, ...cells].find((cell) => cell.trim() !== '')?.trim() ?? '';
    const begins =
      (label.test(first) && `${line}${lines[index + 1] ?? ''}`.includes('\t')) ||
      (cells.length > 0 && hour.test(first));
    // Some of the row's cells reach down from the one above, and nothing tells which.
    const goesOn = row && row.length <= enough;
    if (goesOn && row.length > 1 && cells.length > 0 && label.test(first))
      throw new DamagedFile(index + 1, 'spanned');
    if (begins && !goesOn) rows.push([before, ...cells]);
    else if (row) {
      row.push(`${row.pop()}\n${before}`);
      for (const cell of cells) row.push(cell);
    }
  }
  if ((rows.at(-1)?.length ?? named.length) <= enough)
    throw new DamagedFile(lines.length, 'spanned');
  // A page leaves it out there. Beyond the heading's last day is nothing.
  const whole = (cells: readonly string[]): readonly string[] => [
    ...Array<string>(Math.max(0, named.length - cells.length)).fill(''),
    ...cells.slice(0, named.length),
  ];
  return cellsPage([named, ...rows.map(whole)]);
}

const daysIn = (line: string): number =>
  line.length > longestHeading
    ? 0
    : line.split('\t').filter((cell) => weekdayOf(cell.trim()) > 0).length;
