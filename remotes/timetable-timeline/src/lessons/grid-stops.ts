import type { Placed } from '@board/time';
import type { Lesson } from '../plan/lessons.queries.ts';

/** Where the keyboard stands: a cell, and in it one of the lessons side by side. */
export interface Stop {
  day: number;
  row: number;
  lane: number;
}

export type Block = Placed<Lesson>;

/** The lessons that cover a row, from left to right. */
function blocksAt(blocks: readonly Block[], row: number): readonly Block[] {
  return blocks
    .filter((block) => block.from < row + 1 && block.to > row)
    .sort((a, b) => a.lane - b.lane);
}

function blockAt(columns: readonly (readonly Block[])[], stop: Stop): Block | undefined {
  const blocks = blocksAt(columns[stop.day] ?? [], stop.row);
  return blocks[Math.min(stop.lane, blocks.length - 1)];
}

/** A stop's name in the document: a lesson's block, or the empty cell. */
export function stopName(columns: readonly (readonly Block[])[], stop: Stop): string {
  const block = blockAt(columns, stop);
  return block ? blockName(block) : `${stop.day}:${stop.row}`;
}

export const blockName = (block: Block): string => `${block.item.id}:${block.from}`;

/** Where the grid is entered: today's first lesson, else the first of the week, else the first cell. */
export function entryStop(columns: readonly (readonly Block[])[], today: number): Stop {
  const day =
    [today, ...columns.keys()].find((index) => (columns[index]?.length ?? 0) > 0) ??
    Math.max(today, 0);
  const first = [...(columns[day] ?? [])].sort((a, b) => a.from - b.from)[0];
  return { day, row: first ? Math.floor(first.from) : 0, lane: 0 };
}

/** The stop that a key leads to; undefined for keys that are not the grid's. */
export function nextStop(
  key: string,
  control: boolean,
  stop: Stop,
  columns: readonly (readonly Block[])[],
  rows: number,
): Stop | undefined {
  const block = blockAt(columns, stop);
  const to = (day: number, row: number, lane = 0): Stop =>
    day < 0 || day >= columns.length || row < 0 || row >= rows ? stop : { day, row, lane };
  const lastDay = columns.length - 1;

  switch (key) {
    case 'ArrowDown':
      return to(stop.day, block ? Math.ceil(block.to) : stop.row + 1);
    case 'ArrowUp':
      return to(stop.day, block ? Math.floor(block.from) - 1 : stop.row - 1);
    case 'ArrowRight': {
      const beside = blocksAt(columns[stop.day] ?? [], stop.row).length;
      return stop.lane + 1 < beside ? { ...stop, lane: stop.lane + 1 } : to(stop.day + 1, stop.row);
    }
    case 'ArrowLeft': {
      if (stop.lane > 0 && block) return { ...stop, lane: stop.lane - 1 };
      const beside = blocksAt(columns[stop.day - 1] ?? [], stop.row).length;
      return to(stop.day - 1, stop.row, Math.max(beside - 1, 0));
    }
    case 'Home':
      return to(0, control ? 0 : stop.row);
    case 'End':
      return to(lastDay, control ? rows - 1 : stop.row);
    default:
      return undefined;
  }
}

/** The other way round. */
export function stopOf(columns: readonly (readonly Block[])[], name: string): Stop | undefined {
  for (const [day, blocks] of columns.entries()) {
    const block = blocks.find((each) => blockName(each) === name);
    if (block) return { day, row: Math.floor(block.from), lane: block.lane };
  }
  const [day, row] = name.split(':').map(Number);
  return day === undefined || row === undefined ? undefined : { day, row, lane: 0 };
}
