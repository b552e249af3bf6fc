import { heightOf, linesOf, type Word } from '../../../../files/pdf/word.ts';

/** Lines of one column with nothing between them. */
export interface Block {
  words: readonly Word[];
  top: number;
  bottom: number;
}

interface Line {
  words: readonly Word[];
  top: number;
  bottom: number;
  /** To the one above it in its column. */
  gap: number;
}

/** Of each column: a block ends where more is left free than the lines of all columns usually do. */
export function blocksOf(columns: readonly (readonly Word[])[]): Block[][] {
  const lines = columns.map(spaced);
  const gaps = lines
    .flat()
    .map(({ gap }) => gap)
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return lines.map((column) => {
    const blocks: Line[][] = [];
    for (const line of column) {
      const height = line.bottom - line.top;
      const block = blocks.at(-1);
      if (block && line.gap <= Math.min(usual, 0.6 * height) + 0.35 * height) block.push(line);
      else blocks.push([line]);
    }
    return blocks.map((block) => ({
      words: block.flatMap(({ words }) => words),
      top: block[0]?.top ?? 0,
      bottom: block.at(-1)?.bottom ?? 0,
    }));
  });
}

function spaced(words: readonly Word[]): Line[] {
  let above = Number.NEGATIVE_INFINITY;
  return linesOf(words).map((line) => {
    const [first] = line;
    const top = first?.top ?? 0;
    const bottom = top + (first ? heightOf(first) : 0);
    const gap = top - above;
    above = bottom;
    return { words: line, top, bottom, gap };
  });
}
