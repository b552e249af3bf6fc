/** Shorter ones have neighbours that mean something else: HOST and HOME. */
const shortest = 8;
const mostSlips = 1;

/** The known name that a slip of the finger makes of this. */
export function nearName(name: string, known: readonly string[]): string | undefined {
  if (name.length < shortest || known.includes(name)) return undefined;
  return known.find((other) => slips(name, other) <= mostSlips);
}

/** Letters to change, add, leave out or swap with their neighbour. */
function slips(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const at = (up: number, left: number) => rows[row - up]?.[column - left] ?? 0;
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped =
        row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        at(1, 0) + 1,
        (line[column - 1] ?? 0) + 1,
        at(1, 1) + differs,
        ...(swapped ? [at(2, 2) + 1] : []),
      );
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
