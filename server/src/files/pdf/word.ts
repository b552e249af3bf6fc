/** Words where they stand on their page, in points from its left and its top. */
export interface Word {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const middleOf = ({ left, right }: Word): number => (left + right) / 2;
export const levelOf = ({ top, bottom }: Word): number => (top + bottom) / 2;
export const heightOf = ({ top, bottom }: Word): number => bottom - top;

/** Words of one line with less than that many heights between them are one. */
const apart = 0.55;
const chinese = /[\u2e80-\u9fff\uff00-\uffef]/;

const wide = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter < '\u2000' ? 1 : 2), 0);

/** pdf.js takes for one text what stands so close as two columns may: each word by itself, where it about is. */
export function singleWords(word: Word): Word[] {
  const { text, left, right } = word;
  const unit = (right - left) / Math.max(1, wide(text));
  return [...text.matchAll(/\S+/g)].map((found) => {
    const from = left + unit * wide(text.slice(0, found.index));
    return { ...word, text: found[0], left: from, right: from + unit * wide(found[0]) };
  });
}

/** From the top down, each line from the left. */
export function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of [...words].sort((a, b) => levelOf(a) - levelOf(b))) {
    const first = lines.at(-1)?.[0];
    if (first && levelOf(word) - levelOf(first) < heightOf(first) / 2) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left));
}

/** What stands close together in a line is one. */
export function phrasesOf(line: readonly Word[]): Word[] {
  const phrases: Word[] = [];
  for (const word of line) {
    const before = phrases.at(-1);
    const isClose = before && word.left - before.right < apart * heightOf(before);
    if (isClose) phrases[phrases.length - 1] = joined([before, word]);
    else phrases.push(word);
  }
  return phrases;
}

const isApart = (before: Word, word: Word): boolean =>
  word.left - before.right > 0.2 * heightOf(word) || word.top >= before.bottom;

/** One word from where the first begins to where the last ends. */
export function joined([first, ...others]: readonly [Word, ...Word[]]): Word {
  return others.reduce(
    (before, word) => ({
      text: together(before.text, word.text, isApart(before, word)),
      left: Math.min(before.left, word.left),
      right: Math.max(before.right, word.right),
      top: Math.min(before.top, word.top),
      bottom: Math.max(before.bottom, word.bottom),
    }),
    first,
  );
}

export function together(before: string, after: string, spaced: boolean): string {
  const bothChinese = chinese.test(before.at(-1) ?? '') && chinese.test(after.at(0) ?? '');
  return before + (spaced && !bothChinese ? ' ' : '') + after;
}
