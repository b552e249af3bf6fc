export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export function median<Item>(items: readonly Item[], pick: (item: Item) => number): number {
  return items.map(pick).sort((a, b) => a - b)[Math.floor(items.length / 2)] ?? Number.NaN;
}

/** Says whether a figure stays within its goal, and answers it. */
export function goal(name: string, figure: number, most: number): boolean {
  const met = figure <= most;
  say(`  ${name}: ${Number(figure.toPrecision(4))} (goal ${most}) ${met ? 'met' : 'MISSED'}`);
  return met;
}

export function ratio(name: string, figure: number, anchor: number, most: number): boolean {
  return goal(`${name}, times`, figure / anchor, most);
}
