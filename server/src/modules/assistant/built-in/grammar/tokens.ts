import { type Concept, concepts } from './concepts.ts';

export interface Token {
  from: number;
  to: number;
  /** `name`: one of the person's own. */
  concept: Concept | 'name' | 'time';
}

/** 'a (b|c)' is 'a b' and 'a c'. */
function spread(words: string): string[] {
  const [, before = '', choices, after = ''] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(words) ?? [];
  if (choices === undefined) return [words];
  return choices.split('|').flatMap((one) => spread(`${before}${one}${after}`));
}

const meanings = new Map<string, Concept>();
for (const [concept, words] of Object.entries(concepts))
  for (const word of words.split(concept === 'filler' ? ' ' : /\|(?![^(]*\))/).flatMap(spread))
    if (!meanings.has(word)) meanings.set(word, concept as Concept);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isHan = (word: string) => /\p{Script=Han}/u.test(word);
const bounded = (word: string) =>
  isHan(word) ? escaped(word) : `(?<![a-z])${escaped(word)}(?![a-z])`;
const byLength = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length);
const vocabulary = new RegExp(byLength(meanings.keys()).map(bounded).join('|'), 'gi');

/** Every word of ours in Latin letters. */
export const ownWords = new Set(
  [...meanings.keys()].flatMap((each) => each.match(/[a-z]+/g) ?? []),
);

/** Stands where something has been read. */
export const taken = '\uE001';
export function tokensIn(text: string): Token[] {
  return [...text.matchAll(vocabulary)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    concept: meanings.get(match[0].toLowerCase()) ?? 'filler',
  }));
}

/** Courses by their names, whatever the words in them mean elsewhere. */
export function ownNames(text: string, names: readonly string[]): Token[] {
  for (const name of byLength(new Set(names))) {
    const from = name.length > 1 ? text.search(new RegExp(bounded(name), 'i')) : -1;
    if (from >= 0) return [{ from, to: from + name.length, concept: 'name' }];
  }
  return [];
}

export const masked = (text: string, spans: readonly { from: number; to: number }[]): string =>
  spans.reduce(
    (line, { from, to }) => line.slice(0, from) + taken.repeat(to - from) + line.slice(to),
    text,
  );
