import { isNear } from '@board/contracts/search/near';
import { ownWords } from './tokens.ts';

const words = /[a-z]{4,}/gi;
/** Shorter ones are near to too much. */
const leastMeant = 5;

/**
 * Writes a text with the words that are a slip away from one of ours or of a name, and from no
 * other. Of a word in several parts of a message it looks once.
 */
export function mender(names: readonly string[]): (text: string) => string {
  const ofNames =
    names
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const known = new Set([...ownWords, ...ofNames]);
  const meant = [...known].filter(({ length }) => length >= leastMeant);
  const slips = new Map<string, string | undefined>();
  return (text) =>
    text.replace(words, (said) => {
      const word = said.toLowerCase();
      if (known.has(word)) return said;
      if (!slips.has(word)) {
        const [near, other] = meant.filter((each) => each[0] === word[0] && isNear(word, each));
        slips.set(word, other === undefined ? near : undefined);
      }
      return slips.get(word) ?? said;
    });
}
