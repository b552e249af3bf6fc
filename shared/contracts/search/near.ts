/** Shorter words are too many to be guessed. */
export const leastForgiven = 4;

/** Whether Han are the short form of a name, as 高数 is of 高等数学: they begin alike, and the rest follows in its order. */
export function isShortOf(short: string, name: string): boolean {
  if (short.length < 2 || short.length > 4 || short[0] !== name[0]) return false;
  let found = 0;
  for (const character of name) if (character === short[found]) found += 1;
  return found === short.length;
}

/** Whether one slip of the finger lies between two words: a letter left out, added, wrong, or two exchanged. */
export function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < leastForgiven || long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = (word: string, from: number) => word.slice(from);
  if (short.length < long.length) return rest(short, same) === rest(long, same + 1);
  if (rest(short, same + 1) === rest(long, same + 1)) return true;
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    rest(short, same + 2) === rest(long, same + 2)
  );
}
