import type { Place } from '@board/time/words';
import { question } from './asking.ts';
import { readExamNotice } from './exam-notice.ts';
import type { Asker, Meaning } from './meaning.ts';
import { mender } from './mend.ts';
import { readEntries } from './money.ts';
import { named } from './named.ts';
import { readStatement } from './new-task.ts';
import { feeling, grave, hasty, inFull, ofDays } from './phrases.ts';
import { readQuestion } from './read-question.ts';
import { readRequest } from './read-request.ts';
import { readRecordChange } from './record-change.ts';

/** Longer than this is no question to a few rules. */
export const mostRead = 500;

const polite =
  /^(?:(?:please|hi|hey|hello|ok|okay|so|and|also|then|now|can you|can we|could you|could we|let's|would you|will you|i want to|i want you to|i would like to|i'd like to|请问|请|麻烦|麻烦你|帮我|帮忙|请帮我|你好|您好|能不能|可不可以|可以|能|你能|我想|我想要|劳驾|那|再|顺便|另外|还有|嗯|您|请您|拜托|麻烦您)(?![a-z])[\s,，!！:：]*)+/i;
const thanks =
  /(?:[\s,，.。!！?？~]*(?:please|thanks|thank you|for me|if you can|谢谢[你您]?啦?|多谢|好吗|可以吗|行吗|一下|吧))+[\s.。!！?？~]*$/i;
/** Asks whether it may be, and for it. */
const mayI = /^(?:你|请问|请)?(?:能不能|可不可以|能|可以)/;
const wish = /(?:好|可以|行)[吗不吧][\s?？。.]*$/;
/** '今天去不去', where nothing is to be done about it. */
const isWhether =
  /^(?!.*(?:提醒|记|添加|任务|(?<!请)问|确认|看))(.*)(\p{Script=Han})不\2(?=\s*[?？]?$)/u;
/** Half-width, without the blanks around it or a row of them, which costs all patterns dear; what is meant is read in this. */
export const folded = (message: string): string =>
  message
    .normalize('NFKC')
    .replace(/([\s:,]{2})[\s:,]+/g, '$1')
    .replace(/’/g, "'")
    .replace(hasty, (word) => inFull[word.toLowerCase()] ?? word)
    .replace(/\b(did|do|does|has|have|is|are|was|ca|wo)nt\b/gi, "$1n't")
    .replace(/\b(what|when|where|who|there)'?s\b/gi, '$1 is')
    .replace(/\bim (?=(?:done|free|finished|busy|late|not|going|gonna|so)\b)/g, "i'm ")
    .replace(
      /\btil (?=\d|end|next|tomorrow|the|noon|midnight|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b)/g,
      'until ',
    )
    .replace(isWhether, '$1$2吗')
    .replace(/(?<=[课空忙闲事了]儿?|有[^,，。]{1,8})[不没](?=\s*[?？]?(?:$|[,，]))/, '吗')
    .trim();

/** Without what is polite before and after it, and the sign at its end; nothing of what is too long. */
export function bare(message: string): string {
  const whole = folded(message);
  if (whole.length > mostRead) return '';
  return withoutEnd(whole.replace(polite, '').replace(thanks, ''));
}

const withoutEnd = (text: string): string =>
  text.replace(/[\s.。!！?？~～]+$/, '').replace(/啦$/, '了');

/**
 * What a person wants, if it is something that rules can do; all else is `cannot`. What is not
 * understood, or is of a name that nobody knows, may be a question with a slip of the finger.
 */
export function understand(
  message: string,
  place: Place,
  names: readonly string[] = [],
  accounts: readonly string[] = [],
  mend = mender(names),
): Meaning {
  const meaning = understandAsIs(message, place, names, accounts);
  const isGuess =
    meaning.kind === 'question' &&
    meaning.name !== undefined &&
    named(meaning.name, [...names, ...accounts], String).length === 0;
  if ((meaning.kind !== 'cannot' && !isGuess) || message.length > mostRead) return meaning;
  const asked = mend(message);
  const again = asked === message ? meaning : understandAsIs(asked, place, names, accounts);
  return again.kind === 'question' && again.name !== (isGuess ? meaning.name : '')
    ? { ...again, readAs: asked }
    : meaning;
}

function understandAsIs(
  message: string,
  place: Place,
  names: readonly string[],
  accounts: readonly string[],
): Meaning {
  const whole = folded(message);
  if (whole.length <= mostRead && grave.test(whole)) return { kind: 'grave' };
  const notice = question.test(whole) ? undefined : readExamNotice(whole, place, names);
  if (notice && notice.exams.length > 0) return { kind: 'examNotice', ...notice };
  if (whole.length > mostRead) return { kind: 'cannot' };
  const plain = whole.replace(polite, '').replace(thanks, '');
  const wasAsked = plain.length < whole.length && (polite.test(whole) || wish.test(whole));
  const asker: Asker = { ...place, courses: names };
  if (notice) return readStatement(withoutEnd(plain), asker) || { kind: 'cannot' };
  const isTold = wasAsked || !question.test(whole);
  const wished = withoutEnd(plain).replace(mayI.test(whole) ? /吗$/ : '', '');
  const change = isTold ? readRecordChange(wished, place) : undefined;
  const entries = readEntries(plain, place);
  const noted = entries && ({ kind: 'entries', entries } as const);
  const request = isTold ? readRequest(wished, asker) : undefined;
  if (change?.record.sure) {
    const orElse = change.kind === 'amend' ? noted : request?.kind === 'delete' && request;
    return orElse ? { ...change, orElse } : change;
  }
  if (noted && !change) return noted;
  if (request)
    return change && request.kind === 'delete' ? { ...request, orElse: change } : request;
  if (change?.kind === 'amend') return noted ? { ...change, orElse: noted } : change;
  const asked =
    readQuestion(ofDays(whole), place, names, accounts) ??
    readQuestion(ofDays(plain), place, names, accounts);
  // A talk on fear at seven on Friday is a task, as is all that has its day and time.
  const told = !asked && !question.test(whole) && readStatement(withoutEnd(plain), asker);
  if (told) return told;
  // Who says how he feels has named nothing.
  if (feeling.test(asked ? (asked.name ?? '') : plain)) return { kind: 'feeling' };
  return asked ? { kind: 'question', ...asked } : { kind: 'cannot' };
}
