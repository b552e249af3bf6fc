import { type Place, readWords } from '@board/time/words';
import type { FoundIntent } from '../find-intent.ts';
import { asks, asksItself } from './asking.ts';
import { readExamNotice } from './exam-notice.ts';
import { type Deed, isDeed, type Meaning } from './meaning.ts';
import { mostAtOnce } from './money.ts';
import { masked, ownNames } from './tokens.ts';
import { folded, mostRead } from './understand.ts';

/** Of a sentence of ours, or of one that an area knows. */
export type Read = Meaning | ({ kind: 'area' } & FoundIntent);

export interface Several {
  each: { said: string; meaning: Read }[];
  /** What nobody understood. */
  left: string[];
}

const none: Several = { each: [], left: [] };

const hasDay = (said: string, place: Place): boolean =>
  readWords(said, place, { kinds: ['day', 'repeat'] }).taken.length > 0;

/** '待办：洗衣服、打印简历、给妈妈打电话'. */
const list =
  /^(?:(?:add|create|new)\s+(?:\d+|some|these)?|(?:添加|新建|加|记)[\d一二两三四五六七八九十几]个)?\s*(?<when>[^:]{0,20}?)\s*(?<word>to-?dos?|tasks|待办|任务|要做的事情?)?\s*:\s*(?<things>(?!\d)[^、,，;；\n]+(?:[、,，;；\n][^、,，;；\n]+){2,})$/i;
const clauseEnd =
  /[;；。\n]|[,，](?!\d{3})|(?<=[?？])|\s(?:(?:and|but)(?: (?:also|then))?|then|also|plus)\s|然后|还有(?![什多几哪啥谁没])|顺便|并且|另外/g;
/** What begins so says something of the rest. */
const bound = /^\s*(?:if|unless|except|but|because|since|when|如果|要是|除了|除非|因为|但|不过)/i;
function clausesOf(text: string, names: readonly string[]): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: end, index } of masked(text, ownNames(text, names)).matchAll(clauseEnd)) {
    clauses.push(text.slice(from, index));
    from = index + end.length;
  }
  return [...clauses, text.slice(from)].map((each) => each.trim()).filter((each) => each !== '');
}

/**
 * Several sentences in one, each with its own words. Tasks alone are one, for their words may have
 * commas, unless each has its day or they are a list; a question that is understood whole is one,
 * unless each part has its own word that asks.
 */
export function readEach(
  message: string,
  whole: Read,
  place: Place,
  names: readonly string[],
  read: (said: string, before?: string) => Read,
): Several {
  const text = folded(message);
  if (text.length > mostRead || readExamNotice(text, place, names)) return none;
  const { when = '', word = when, things } = list.exec(text)?.groups ?? {};
  const isList = things && word !== '' && readWords(when, place).title === '';
  const clauses = isList
    ? things.split(/[、,，;；\n]/).map((thing) => `todo: ${when} ${thing.trim()}`)
    : clausesOf(text, names);
  if (clauses.length < 2 || clauses.length > mostAtOnce) return none;
  const isWhole = whole.kind === 'question' && whole.name === undefined;
  if (isWhole && !clauses.every((said) => asksItself.test(said))) return none;
  const found = clauses.map((said, at) => ({ said, meaning: meant(said, clauses[at - 1], read) }));
  const each = found.filter((one): one is Several['each'][number] => one.meaning !== undefined);
  const left = found.flatMap(({ said, meaning }) => (meaning ? [] : [said]));
  if (left.length > 0)
    return whole.kind === 'cannot' && each.length > 0 && !clauses.some((said) => bound.test(said))
      ? { each, left }
      : none;
  const isAll = (kind: Deed['kind']) => each.every(({ meaning }) => meaning.kind === kind);
  const isOne =
    isAll('entries') || (isAll('add') && !isList && !clauses.every((said) => hasDay(said, place)));
  return isOne ? none : { each, left };
}

/** A part that asks nothing by itself asks what the one before it asked: '…on Monday and on Friday'. */
function meant(
  said: string,
  before: string | undefined,
  read: (said: string, before?: string) => Read,
): Read | undefined {
  const alone = read(said);
  if (isDeed(alone) || (alone.kind === 'area' && asks.test(said))) return alone;
  const again = before === undefined ? alone : read(`and ${said}`, before);
  const isBare = alone.kind === 'question' && alone.intent === 'agenda';
  if (alone.kind === 'question' && asks.test(said) && !isBare) return alone;
  // '…, remind me' is none, though it names what is to be done.
  const isFollowing = before !== undefined && read(before).kind === 'question';
  return again.kind === 'question' && (isFollowing || asks.test(said)) ? again : undefined;
}
