import { linesOf, middleOf, phrasesOf, type Word } from '../../../../files/pdf/word.ts';
import { weekdayOf } from '../pages/labels.ts';
import { gutter } from './gutter.ts';

const fewestDays = 3;

export interface Columns {
  heads: readonly Word[];
  /** Where the first begins, where each ends. */
  edges: readonly number[];
  width: number;
  /** Where the heading ends. */
  top: number;
}

/** By the line that names weekdays; undefined for a page without one. */
export function columnsOfDays(words: readonly Word[]): Columns | undefined {
  for (const line of linesOf(words)) {
    const heads = phrasesOf(line).filter(({ text }) => weekdayOf(text) > 0);
    if (new Set(heads.map(({ text }) => weekdayOf(text))).size >= fewestDays)
      return columnsUnder(heads, words);
  }
  return undefined;
}

/** Between two headings the line that cuts the fewest words; the outer columns are as wide as the others. */
export function columnsUnder(heads: readonly Word[], words: readonly Word[]): Columns {
  const top = Math.max(...heads.map(({ bottom }) => bottom));
  const middles = heads.map(middleOf);
  const distances = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
  const width = distances.sort((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
  const spans = words
    .filter((word) => word.bottom > top && word.right - word.left < 1.5 * width)
    .concat(heads)
    .map(({ left, right }) => ({ from: left, to: right }));
  const inner = middles
    .slice(1)
    .map((middle, index) => gutter(spans, { from: middles[index] ?? 0, to: middle }));
  const [first = 0] = inner;
  const last = inner.at(-1) ?? 0;
  const [from = 0, to = 0] = [heads[0]?.left, heads.at(-1)?.right];
  return {
    heads,
    edges: [
      gutter(spans, { from: Math.min(from - 1, first - 1.3 * width), to: from }, first - width),
      ...inner,
      gutter(spans, { from: to, to: Math.max(to + 1, last + 1.3 * width) }, last + width),
    ],
    width,
    top,
  };
}

/** -1 for what stands before the first, the number of columns for what stands behind the last. */
export function columnAt({ edges }: Columns, word: Word): number {
  const behind = edges.findIndex((edge) => middleOf(word) < edge);
  return behind < 0 ? edges.length - 1 : behind - 1;
}
