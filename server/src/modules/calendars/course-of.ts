/** What of a title may name its course: what stands in brackets, or before a colon. */
const named = /[[【(（]([^\]】)）]+)[\]】)）]|^([^:：]+)[:：]/g;

/** The course, of those one has, that a school's calendar means by a label or within a title: the longest name that stands there whole. */
export function courseOf(
  { labels, title }: { readonly labels: readonly string[]; readonly title: string },
  known: readonly string[],
): string {
  const inTitle = [...title.matchAll(named)].map(([, inside, before]) => inside ?? before ?? '');
  const said = [...labels, ...inTitle].map(wordsOf);
  const longest = known.toSorted((one, other) => other.length - one.length);
  return longest.find((name) => isIn(said, wordsOf(name))) ?? '';
}

/** Between blanks, so that no word is found within another. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const isIn = (said: readonly string[], words: string): boolean =>
  words.trim() !== '' && said.some((each) => each.includes(words));
