import { isNear, isShortOf } from './near.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { spelt } from './readings.ts';

export type Mark = readonly [from: number, to: number];

export interface Match {
  /** What of the title was meant, from the left. */
  marks: Mark[];
  /** The less, the better. */
  cost: number;
}

export type Matcher = (title: string, text?: string) => Match | undefined;

/** What a word that is found there costs. */
const costs = { beginning: 0, title: 1, text: 3, guessed: 6 } as const;

/**
 * Finds what has every word of a query, in any order: as it stands, as the beginning of a word, in
 * pinyin or by its initials, and if it is to forgive, with a slip or by its short form. Signs alone
 * are looked for as they stand. The server and a page without a network ask this one.
 */
export function matcherOf(query: string, { forgiving = false } = {}): Matcher {
  const words = piecesOf(query);
  const sign = signOf(query);
  if (sign) return (title) => signAt(title, sign);
  return (title, text = '') => {
    const there = { title: piecesOf(title), text: piecesOf(text) };
    const found: Match = { marks: [], cost: 0 };
    for (const word of words) {
      const match = wordIn(word, there, forgiving);
      if (!match) return undefined;
      found.cost += match.cost;
      found.marks.push(...match.marks);
    }
    return { ...found, marks: found.marks.sort(([one], [other]) => one - other) };
  };
}

/** Nothing beside letters. Without the mark at its end that says whether it is drawn in colours; within it joins. */
export const signOf = (query: string): string =>
  piecesOf(query).length > 0 ? '' : query.trim().replace(/\uFE0F$/, '');

function signAt(title: string, sign: string): Match | undefined {
  const place = title.indexOf(sign);
  if (place < 0) return undefined;
  return { marks: [[place, place + sign.length]], cost: costs.beginning };
}

type Place = Record<'title' | 'text', readonly Piece[]>;

function wordIn(word: Piece, { title, text }: Place, forgiving: boolean): Match | undefined {
  const mark = first(title, (piece) => meant(word, piece));
  if (mark) return { marks: [mark], cost: mark[0] === 0 ? costs.beginning : costs.title };
  if (first(text, (piece) => meant(word, piece))) return { marks: [], cost: costs.text };
  const guess = forgiving ? first(title, (piece) => guessed(word, piece)) : undefined;
  return guess && { marks: [guess], cost: costs.guessed };
}

/** As it is written, or spelt. */
function meant(word: Piece, piece: Piece): Mark | undefined {
  if (word.han !== piece.han) return word.han ? undefined : speltIn(word.folded, piece);
  const place = piece.folded.indexOf(word.folded);
  return place === 0 || (place > 0 && word.han)
    ? markOf(piece, place, word.folded.length)
    : undefined;
}

function speltIn(letters: string, piece: Piece): Mark | undefined {
  for (let from = 0; from < piece.folded.length; from += 1) {
    const count = spelt(piece.folded, from, letters);
    if (count > 0) return markOf(piece, from, count);
  }
  return undefined;
}

function guessed(word: Piece, piece: Piece): Mark | undefined {
  if (word.han !== piece.han) return undefined;
  const isMeant = word.han ? isShortOf : isNear;
  return isMeant(word.folded, piece.folded) ? markOf(piece, 0, piece.folded.length) : undefined;
}

const markOf = ({ at }: Piece, from: number, length: number): Mark => [
  at[from] ?? 0,
  at[from + length] ?? 0,
];

function first(
  pieces: readonly Piece[],
  look: (piece: Piece) => Mark | undefined,
): Mark | undefined {
  for (const piece of pieces) {
    const mark = look(piece);
    if (mark) return mark;
  }
  return undefined;
}
