import { say } from '../../shared/sdk/src/plain-end.ts';

export { say };

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export function median<Item>(items: readonly Item[], pick: (item: Item) => number): number {
  return items.map(pick).sort((a, b) => a - b)[Math.floor(items.length / 2)] ?? Number.NaN;
}

export const middle = (figures: readonly number[]): number => median(figures, (each) => each);

/** A line of a table. */
export const sayRow = (cells: readonly string[], widths: readonly number[]) =>
  say(
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );

/** Says whether a figure stays within its goal, and answers it. */
export function goal(name: string, figure: number, most: number): boolean {
  const met = figure <= most;
  say(`  ${name}: ${Number(figure.toPrecision(4))} (goal ${most}) ${met ? 'met' : 'MISSED'}`);
  return met;
}

export function ratio(name: string, figure: number, anchor: number, most: number): boolean {
  return goal(`${name}, times`, figure / anchor, most);
}
