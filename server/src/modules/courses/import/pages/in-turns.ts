import type { PageLine } from './page-table.ts';
import { noPerson, place, time } from './parts-of-line.ts';

const who = `(?![周星第单双])(?!${noPerson.source})\\p{Script=Han}{2,4}`;
const weeks = '\\d[\\d,()单双周-]*周(?:\\([单双]\\))?';
/** '张三 1-8周', '张三(1-8周)', '1-8周 张三', with or without a room behind it. */
const turn = new RegExp(`^(?:${who} ?\\(?${weeks}\\)?|${weeks} ${who})(?: \\S{2,20})?$`, 'u');

/** Several teach one course in turns, each in weeks of his own: a cell for each. */
export function inTurns(lines: readonly PageLine[]): (readonly PageLine[])[] {
  const starts = lines.flatMap(({ text }, at) => (turn.test(text.normalize('NFKC')) ? [at] : []));
  const [first = 0] = starts;
  if (first === 0 || starts.length < 2) return [lines];
  const turns = starts.map((start, at) => lines.slice(start, starts[at + 1]));
  const lengths = new Set(turns.map(({ length }) => length));
  const before = new Set(turns.slice(0, -1).map(({ length }) => length));
  const head = lines.slice(0, first);
  const isOfTurn = ({ text }: PageLine) => text === '' || place.test(text) || time.test(text);
  if (!turns.every((each) => each.slice(1).every(isOfTurn))) return [lines];
  if (lengths.size === 1) return turns.map((each) => [...head, ...each]);
  // What stands behind the last alone is said of all.
  const shared = turns.at(-1)?.slice(1) ?? [];
  if (before.size > 1 || !before.has(1)) return [lines];
  return turns.map(([own]) => [...head, ...(own ? [own] : []), ...shared]);
}
