import { leastForgiven } from '@board/contracts/search/near';
import { type Piece, piecesOf } from '@board/contracts/search/pieces';
import { readingsOf } from '@board/contracts/search/readings';

/** So much of a word is kept; what it leads to is compared as a whole afterwards. */
const lengths = { word: 8, han: 4, initials: 4, pinyin: 8 } as const;
/** Ways to read one run; the commonest come first. */
const mostWays = 8;
/** No letter, so that no word begins with it: what follows is a word without one of its letters. */
const slip = '¬';

/** What of the index must be there for one word of a query: one of these. */
export type Lookup = readonly { token: string; prefix: boolean }[];

/** Under what a thing is kept, so that whatever is meant of it is the beginning of something. */
export function tokensOf(title: string, text: string): string[] {
  const ofTitle = piecesOf(title);
  const tokens = [...ofTitle, ...piecesOf(text)].flatMap(tokensOfPiece);
  const slips = ofTitle.filter(({ han }) => !han).flatMap(({ folded }) => slipsOf(folded));
  return [...new Set([...tokens, ...slips])];
}

export const lookupsOf = (query: string, forgiving: boolean): Lookup[] =>
  piecesOf(query).map(({ han, folded }) => [
    { token: folded.slice(0, han ? lengths.han : lengths.word), prefix: true },
    ...(forgiving && han ? [{ token: folded.slice(0, 1), prefix: true }] : []),
    ...(forgiving && !han ? slipsOf(folded) : []).map((token) => ({ token, prefix: false })),
  ]);

function tokensOfPiece({ han, folded }: Piece): string[] {
  if (!han) return [folded.slice(0, lengths.word)];
  const characters = Array.from(folded);
  const readings = characters.map(readingsOf);
  const initials = readings.map((all) => [...new Set(all.map((reading) => reading.slice(0, 1)))]);
  return characters.flatMap((_, from) => [
    characters.slice(from, from + lengths.han).join(''),
    ...ways(initials, from, lengths.initials),
    ...ways(readings, from, lengths.pinyin).map((letters) => letters.slice(0, lengths.pinyin)),
  ]);
}

/** Of so many characters at most, up to the first that nobody can read. */
function ways(shown: readonly (readonly string[])[], from: number, most: number): string[] {
  let found = [''];
  for (let place = from; place < from + most; place += 1) {
    const [first, ...others] = shown[place] ?? [];
    if (first === undefined) break;
    const further: string[] = found.map((before) => before + first);
    for (const other of others) {
      for (const before of found) if (further.length < mostWays) further.push(before + other);
    }
    found = further;
    if (found.every(({ length }) => length >= lengths.pinyin)) break;
  }
  return found[0] === '' ? [] : found;
}

/** A word, and what is left of it when a letter is missing: two words one slip apart share one of these. */
function slipsOf(word: string): string[] {
  if (word.length < leastForgiven) return [];
  const kept = word.slice(0, lengths.word);
  return [
    kept,
    ...Array.from(kept, (_, place) => kept.slice(0, place) + kept.slice(place + 1)),
  ].map((rest) => slip + rest);
}
