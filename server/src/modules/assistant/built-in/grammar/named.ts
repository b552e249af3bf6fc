import { matcherOf } from '@board/contracts/search/matcher';

/** Those that have a name as it is written, or else all that have its words or are what it is short for: 高数 of 高等数学. */
export function named<Thing>(
  name: string,
  things: readonly Thing[],
  titleOf: (thing: Thing) => string,
  has = (title: string) => title.toLowerCase() === name.toLowerCase(),
): Thing[] {
  const having = things.filter((each) => has(titleOf(each)));
  const meant = matcherOf(name, { forgiving: true });
  return having.length > 0 ? having : things.filter((each) => meant(titleOf(each)) !== undefined);
}
