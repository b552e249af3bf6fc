import { spendingCategories } from '@board/contracts/constants/categories';
import { type Options, type Place, readWords, type Taken } from '@board/time/words';
import type { Question } from '../../chat/part.ts';
import type { Meaning } from './meaning.ts';
import { tokensIn } from './tokens.ts';

const lead = /^(?:(?:and|or|what about|how about)(?![a-z])|那么?|还有)[\s,，]*/i;
const tail = /(?:呢|then)?[\s?？。.!！]*$/i;
const ofDays: Options = { kinds: ['day', 'days', 'month'], asked: true };

/** Of letters; more are a question of its own. */
const mostSaid = 30;

/** What 'and last week?' asks with. */
function wordsOf(said: string): string | undefined {
  const isFollowing = lead.test(said.trim()) || /呢[\s?？]*$/.test(said);
  return isFollowing ? said.trim().replace(lead, '').replace(tail, '') : undefined;
}

/** A few words that ask the same once more, of other days, of another name, or of something else that is bought. */
export function followUp(
  said: string,
  history: Question['history'],
  place: Place,
  read: (said: string) => Meaning,
): Meaning | undefined {
  const words = wordsOf(said);
  const before = history
    .filter(({ role }) => role === 'user')
    .findLast(({ content }) => wordsOf(content) === undefined)?.content;
  if (before === undefined || words === '') return undefined;
  const [asked, meant] = [read(said), read(before)];
  // '在哪上', 'who teaches it': of what was asked about before.
  const isOfName = words === undefined && asked.kind === 'cannot' && said.length <= mostSaid;
  if (isOfName && meant.kind === 'question' && meant.name !== undefined) {
    const again = read(`${meant.name} ${said}`);
    return again.kind === 'question' && again.name === meant.name ? again : undefined;
  }
  if (words === undefined) return undefined;
  const isBare = asked.kind === 'question' && asked.intent === 'agenda' && asked.name === undefined;
  if (meant.kind !== 'question' || (asked.kind !== 'cannot' && !isBare)) return undefined;
  return instead(words, before, meant.name, place)
    .map(read)
    .find((each) => each.kind === 'question' && each.intent === meant.intent);
}

function instead(words: string, before: string, name: string | undefined, place: Place): string[] {
  if (readWords(words, place, ofDays).taken.length > 0)
    return [`${words} ${without(before, readWords(before, place, ofDays).taken)}`];
  const isBought = (concept: string) => spendingCategories.some(({ key }) => key === concept);
  const bought = tokensIn(before).filter(({ concept }) => isBought(concept));
  return [
    ...(name === undefined ? [] : [before.replace(name, () => words)]),
    `${words} ${without(before, bought)}`,
  ];
}

const without = (line: string, spans: readonly Pick<Taken, 'from' | 'to'>[]): string =>
  spans.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, line);
