export type Fields = Record<string, unknown>;

const mostObjects = 50_000;
const mostLetters = 1_000;

/** Every object within, however deep, that has all of these fields. */
export function objectsWith(json: unknown, ...names: readonly string[]): Fields[] {
  const open = [json];
  const found: Fields[] = [];
  for (let at = 0; at < open.length && at < mostObjects; at += 1) {
    const value = open[at];
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value) && names.every((name) => name in value)) found.push(value as Fields);
    for (const each of Object.values(value)) if (typeof each === 'object') open.push(each);
  }
  return found;
}

/** The first that says anything, as text. */
export function textOf(fields: Fields, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string' && value.trim()) return value.trim().slice(0, mostLetters);
  }
  return '';
}

/** '0110…' as weeks, the first sign being that of week `first`. */
export function weeksOfSigns(signs: string, first: number): string {
  return [...signs.slice(0, 80)]
    .flatMap((sign, index) => (sign === '1' && index + first > 0 ? [index + first] : []))
    .join(',');
}
