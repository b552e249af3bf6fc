/** A run of Han or a word of letters and digits; everything else only parts them. */
export interface Piece {
  han: boolean;
  /** As it is compared: in small letters, without accents and widths. */
  folded: string;
  /** Where each character of `folded` stands in the text; one more than it has, for the end. */
  at: readonly number[];
}

const run = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu;
const han = /^\p{Script=Han}/u;

export const piecesOf = (text: string): Piece[] =>
  Array.from(text.matchAll(run), ({ 0: words, index }) => piece(words, index)).filter(
    ({ folded }) => folded !== '',
  );

function piece(words: string, from: number): Piece {
  let folded = '';
  const at: number[] = [];
  let place = from;
  for (const character of words) {
    const plain = fold(character);
    folded += plain;
    for (let each = 0; each < plain.length; each += 1) at.push(place);
    place += character.length;
  }
  return { han: han.test(words), folded, at: [...at, place] };
}

/** Some letters unfold to a space with a mark on it, some digits to brackets: letters and digits stay. */
const fold = (character: string): string =>
  character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
