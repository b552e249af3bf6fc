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
    ...(forgiving && !han ? slipsOf(folded) : []).map((token) => ({ token, prefix: false })),
  ]);

function tokensOfPiece({ han, folded }: Piece): string[] {
  if (!han) return [folded.slice(0, lengths.word)];
  return Array.from(folded, (_, from) => folded.slice(from, from + lengths.pinyin)).flatMap(
    (rest) => [
      rest.slice(0, lengths.han),
      ...ways(rest.slice(0, lengths.initials), (reading) => reading.slice(0, 1)),
      ...ways(rest, (reading) => reading).map((letters) => letters.slice(0, lengths.pinyin)),
    ],
  );
}

/** Up to the first character that nobody can read. */
function ways(run: string, shown: (reading: string) => string): string[] {
  let found = [''];
  for (const han of run) {
    const readings = [...new Set(readingsOf(han).map(shown))];
    if (readings.length === 0) break;
    found = readings.flatMap((reading) => found.map((before) => before + reading));
    found = found.slice(0, mostWays);
    if (found.every(({ length }) => length >= lengths.pinyin)) break;
  }
  return found.filter((letters) => letters !== '');
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
