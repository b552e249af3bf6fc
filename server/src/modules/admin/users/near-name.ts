/** Shorter words are like too many others. */
const shortest = 5;

/** What of a word is as it should be, whichever one letter of it is wrong, missing, too many or swapped with the next. */
export function soundParts(word: string): string[] {
  if (word.length < shortest) return [];
  const half = Math.floor(word.length / 2);
  return [word.slice(0, half), word.slice(half + 1)];
}

/** Whether one slip of a finger makes the one of the other. */
export function isNear(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, there] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === there.slice(1) ||
    rest.slice(1) === there ||
    rest === there.slice(1) ||
    (rest.slice(2) === there.slice(2) && rest[0] === there[1] && rest[1] === there[0])
  );
}
