import { isNear } from '@board/contracts/search/near';
import { ownWords } from './tokens.ts';

const words = /[a-z]{4,}/gi;
/** Shorter ones are near to too much. */
const leastMeant = 5;

/** With the words that are a slip away from one of ours or of a name, and from no other. */
export function mended(text: string, names: readonly string[]): string {
  const known = new Set([
    ...ownWords,
    ...(names
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []),
  ]);
  const meant = [...known].filter(({ length }) => length >= leastMeant);
  return text.replace(words, (said) => {
    const word = said.toLowerCase();
    if (known.has(word)) return said;
    const [near, other] = meant.filter((each) => each[0] === word[0] && isNear(word, each));
    return near === undefined || other !== undefined ? said : near;
  });
}
