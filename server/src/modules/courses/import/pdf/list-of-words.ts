import { joined, levelOf, linesOf, phrasesOf, type Word } from '../../../../files/pdf/word.ts';
import type { PageCell, PageTable } from '../pages/page-table.ts';
import { pageLine } from './cell-lines.ts';
import { columnAt, columnsUnder } from './columns.ts';

const course = /^课程(名称?)?$|^course( name)?$/i;
const fewestColumns = 3;

/** A list of courses: a line each, under headings of which one is the course. */
export function listOfWords(words: readonly Word[]): PageTable | undefined {
  const lines = linesOf(words);
  const heading = lines.findIndex((line) => phrasesOf(line).some(({ text }) => course.test(text)));
  const heads = phrasesOf(lines[heading] ?? []);
  if (heads.length < fewestColumns) return undefined;
  const below = lines.slice(heading + 1);
  const columns = columnsUnder(heads, below.flat());
  const name = heads.findIndex(({ text }) => course.test(text));
  const placed = below.map((line) =>
    line.map((word) => ({ word, column: columnAt(columns, word) })),
  );
  // What a narrow column broke in two has fewer columns filled than what begins a course.
  const courses = placed.filter((line) => {
    const filled = new Set(line.map(({ column }) => column));
    return filled.has(name) && filled.size * 2 >= heads.length;
  });
  const levels = courses.map(([first]) => (first ? levelOf(first.word) : 0));
  const rows = courses.map((): Word[][] => heads.map(() => []));
  let nearest = 0;
  for (const line of placed)
    for (const { word, column } of line) {
      while (distance(levels, nearest + 1, word) < distance(levels, nearest, word)) nearest += 1;
      rows[nearest]?.[column]?.push(word);
    }
  return {
    rows: [
      heads.map(({ text }) => cellOf(0, text)),
      ...rows.map((row, index) => row.map((cell) => cellOf(index + 1, textOf(cell)))),
    ],
  };
}

const distance = (levels: readonly number[], index: number, word: Word): number =>
  Math.abs((levels[index] ?? Number.POSITIVE_INFINITY) - levelOf(word));

function textOf(words: readonly Word[]): string {
  const [first, ...others] = linesOf(words).flat();
  return first ? joined([first, ...others]).text : '';
}

const cellOf = (row: number, text: string): PageCell => ({
  id: '',
  row,
  rowSpan: 1,
  lines: [pageLine(text)],
  text,
});
