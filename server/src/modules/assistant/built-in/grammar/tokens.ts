import { type Concept, concepts } from './concepts.ts';

export interface Token {
  from: number;
  to: number;
  /** `name`: one of the person's own. */
  concept: Concept | 'name' | 'time';
}

const meanings = new Map<string, Concept>();
for (const [concept, words] of Object.entries(concepts))
  for (const word of words.split(concept === 'filler' ? ' ' : '|'))
    if (!meanings.has(word)) meanings.set(word, concept as Concept);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isHan = (word: string) => /\p{Script=Han}/u.test(word);
const bounded = (word: string) =>
  isHan(word) ? escaped(word) : `(?<![a-z])${escaped(word)}(?![a-z])`;
const byLength = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length);
const vocabulary = new RegExp(byLength(meanings.keys()).map(bounded).join('|'), 'gi');

/** Stands where something has been read. */
const taken = '\uE001';
export function tokensIn(text: string): Token[] {
  return [...text.matchAll(vocabulary)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    concept: meanings.get(match[0].toLowerCase()) ?? 'filler',
  }));
}

/** Courses by their names, whatever the words in them mean elsewhere. */
export function ownNames(text: string, names: readonly string[]): Token[] {
  const line = text.toLowerCase();
  for (const name of byLength(new Set(names))) {
    const from = line.indexOf(name.toLowerCase());
    if (from >= 0 && name.length > 1) return [{ from, to: from + name.length, concept: 'name' }];
  }
  return [];
}

export const masked = (text: string, spans: readonly { from: number; to: number }[]): string =>
  spans.reduce(
    (line, { from, to }) => line.slice(0, from) + taken.repeat(to - from) + line.slice(to),
    text,
  );
