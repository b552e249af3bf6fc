import {
  heightOf,
  joined,
  levelOf,
  linesOf,
  phrasesOf,
  type Word,
} from '../../../../files/pdf/word.ts';
import { hoursOfLabel, periodsOfLabel } from '../pages/labels.ts';
import type { PageCell, PageLine, PageTable } from '../pages/page-table.ts';
import { type Block, blocksOf } from './blocks.ts';
import { pageLine, wholeLines } from './cell-lines.ts';
import { type Columns, columnAt } from './columns.ts';
import { gutter } from './gutter.ts';

const mostRows = 60;

interface Rows {
  labels: readonly string[];
  /** Where the first begins, where each ends. */
  edges: readonly number[];
}

/** A table of days by periods, as the readers of pages know it. */
export function gridOfWords(words: readonly Word[], columns: Columns): PageTable | undefined {
  const below = withoutNotes(
    columns,
    words.filter((word) => word.top >= columns.top - heightOf(word) / 2),
  );
  const days = columns.heads.map((_, day) =>
    below.filter((word) => columnAt(columns, word) === day),
  );
  const blocks = blocksOf(days);
  const labelled = (read: (text: string) => string) =>
    linesOf(below).flatMap((line) => labelOf(columns, line, read) ?? []);
  const periods = labelled(periodsOfLabel);
  const labels = periods.length > 0 ? periods : labelled(hoursOfLabel);
  const rows = rowsOf(labels, blocks.flat(), columns.top);
  if (rows.labels.length > mostRows) return undefined;
  const filled = blocks.map((column) => cellsOf(column, rows, columns.width));
  return {
    rows: [
      [undefined, ...columns.heads.map(({ text }) => cellOf(0, 1, [pageLine(text)]))],
      ...rows.labels.map((label, row) => [
        cellOf(row + 1, 1, [pageLine(label)]),
        ...filled.map((cells) => cells[row]),
      ]),
    ],
  };
}

/** Below the last label, what goes from before the first day into it is a note on the table, and so is the rest. */
function withoutNotes(columns: Columns, words: readonly Word[]): Word[] {
  const [first = 0] = columns.edges;
  const lines = linesOf(words);
  const last = lines.findLastIndex((line) => labelOf(columns, line));
  const note = lines.findIndex(
    (line, index) =>
      index > last && phrasesOf(line).some(({ left, right }) => left < first && right > first),
  );
  return lines.slice(0, note < 0 ? undefined : note).flat();
}

/** What a line says wholly before the first day, if that names periods, or hours where nothing does. */
function labelOf(
  { edges: [first = 0] }: Columns,
  line: readonly Word[],
  read = (text: string) => periodsOfLabel(text) || hoursOfLabel(text),
): Word | undefined {
  const [one, ...others] = phrasesOf(line).filter(({ right }) => right <= first);
  const label = one && joined([one, ...others]);
  return label && read(label.text) ? label : undefined;
}

const cellOf = (row: number, rowSpan: number, lines: readonly PageLine[]): PageCell => ({
  id: '',
  row,
  rowSpan,
  lines,
  text: lines
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' '),
});

/** By what names periods before the first day; without such, by what stands on one level. */
function rowsOf(named: readonly Word[], blocks: readonly Block[], top: number): Rows {
  const labels = named.map(({ text }) => text);
  if (labels.length === 0) return levelsOf(blocks, top);
  if (labels.length > mostRows) return { labels, edges: [] };
  const spans = blocks.flatMap(({ words }) =>
    words.map((word) => ({ from: word.top, to: word.bottom })),
  );
  const levels = named.map(levelOf);
  const inner = levels
    .slice(1)
    .map((level, index) => gutter(spans, { from: levels[index] ?? 0, to: level }));
  const distances = levels.slice(1).map((level, index) => level - (levels[index] ?? 0));
  const usual = Math.max(...distances.slice(-3));
  const bottom = (levels.at(-1) ?? 0) + (distances.length > 0 ? usual : Number.POSITIVE_INFINITY);
  return { labels, edges: [top, ...inner, bottom] };
}

function levelsOf(blocks: readonly Block[], top: number): Rows {
  const edges = [top];
  for (const block of [...blocks].sort((a, b) => a.top - b.top)) {
    const last = edges.at(-1) ?? top;
    if (edges.length > 1 && block.top < last)
      edges[edges.length - 1] = Math.max(last, block.bottom);
    else edges.push(block.bottom);
  }
  return { labels: edges.slice(1).map(() => ''), edges };
}

/** By row: one cell stands in each of the rows that it covers. */
function cellsOf(blocks: readonly Block[], { labels, edges }: Rows, width: number) {
  const cells: (PageCell | undefined)[] = labels.map(() => undefined);
  for (const block of blocks) {
    const covered = labels.flatMap((_, row) => (covers(block, edges, row) ? [row] : []));
    const [row] = covered;
    if (row === undefined) continue;
    const there = cells[row];
    const lines = wholeLines(block.words, width);
    // What begins where another still is ends that one, or goes on with it.
    const isSame = there?.row === row + 1;
    const cell = cellOf(
      row + 1,
      covered.length,
      isSame ? [...there.lines, pageLine(''), ...lines] : lines,
    );
    for (const each of isSame ? [...covered, ...rowsWith(cells, there)] : covered)
      cells[each] = cell;
  }
  return cells;
}

const rowsWith = (cells: readonly (PageCell | undefined)[], cell: PageCell): number[] =>
  cells.flatMap((each, row) => (each === cell ? [row] : []));

function covers({ top, bottom, words }: Block, edges: readonly number[], row: number): boolean {
  const [from = 0, to = 0] = [edges[row], edges[row + 1]];
  const within = Math.min(bottom, to) - Math.max(top, from);
  const [line] = words;
  return within > Math.min(line ? heightOf(line) / 2 : 0, (bottom - top) / 2);
}
