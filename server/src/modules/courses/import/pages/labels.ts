import { plainText } from '@board/contracts/formats/plain-text';
import { readWords } from '@board/time/words';

const days = '一二三四五六日';
export const weekdayIn = (day = ''): number =>
  day === '天' ? 7 : Number(day) || days.indexOf(day || 'x') + 1;

/** '01-02-03' and '0102' name each period. */
export function periodsIn(text: string): string {
  if (/^\d+(-\d+){2,}$/.test(text)) return text.replaceAll('-', ',');
  if (/^(\d\d){2,}$/.test(text)) return text.replace(/\d\d(?=\d)/g, '$&,');
  return text;
}

const english = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?$/i;
const englishDays = 'mon tue wed thu fri sat sun'.split(' ');

/** A cell that is nothing but a weekday, perhaps with its date. */
export function weekdayOf(text: string): number {
  const plain = text.normalize('NFKC').replace(/[\s(].*$/, '');
  const [, name] = /^(?:星期|周|礼拜)([一二三四五六日天])$/.exec(plain) ?? [];
  if (name) return weekdayIn(name);
  return englishDays.indexOf(english.exec(plain)?.[1]?.toLowerCase() ?? '') + 1;
}

const several =
  /^(mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|mo|tu|we|th|fr|sa|su|[mtwrfsu])\.?(?:\s*[,/&+;]\s*|\s+(?:and\s+)?|$|(?=\p{L}))/iu;
const letters = 'mtwrfsu';

/** 'MWF', 'TuTh', 'TTh', 'TR', 'Mon/Wed/Fri', 'Tue & Thu': none where anything else stands there. */
export function weekdaysOf(text: string): number[] {
  const one = weekdayOf(text);
  let rest = text.normalize('NFKC').trim();
  const found = new Set<number>();
  while (rest !== '') {
    const [whole = '', name = ''] = several.exec(rest.slice(0, longestDay)) ?? [];
    if (!whole) return one ? [one] : [];
    const plain = name.toLowerCase();
    const at = englishDays.findIndex((day) => day.startsWith(plain.slice(0, 3)));
    found.add((plain.length > 1 ? at : letters.indexOf(plain)) + 1);
    rest = rest.slice(whole.length).trim();
  }
  return [...found];
}
const longestDay = 12;

/** '第1-2节', '第一二节', '1', '第3大节', '上午 0102'; empty for what names none, such as a clock. */
export function periodsOfLabel(text: string): string {
  const [, one = '', two = ''] =
    /([一二三四五六七八九])([二三四五六七八九十])(?:节|$)/.exec(text) ?? [];
  const first = numerals.indexOf(one) + 1;
  if (one && numerals[first] === two) return `${first}-${first + 1}`;
  const plain = plainText(text.replace(clocks, '')).replace(/节-第?/g, '-');
  const large = /第?(\d+)大节/.exec(plain)?.[1];
  if (large) return `${Number(large) * 2 - 1}-${Number(large) * 2}`;
  return periodsIn(/\d+(?:[-,]\d+)*/.exec(plain)?.[0] ?? '');
}

const numerals = '一二三四五六七八九十';
const clocks =
  /\d{1,2}[:：]\d{2}(\s*[-~—至]\s*\d{1,2}[:：]\d{2})?|(\d{1,2}\s?-\s?)?\d{1,2}\s?[ap]\.?m\b/gi;
const hours = { locale: 'en', today: '2026-01-01', openDay: '2026-01-01', now: '00:00' } as const;

/** '09:00-10:00', and '16:00-' of what does not say until when; empty for what names no hours. */
export function hoursOfLabel(text: string): string {
  const said = text
    .replace(/\b(?:12(?::00)? ?)?noon\b/gi, '12:00 pm')
    .replace(/(\d:\d\d)\s+(?=\d{1,2}:\d\d)/, '$1-');
  if (said.length > longestHours || said.search(clocks) < 0) return '';
  const { time } = readWords(said, hours, { kinds: ['time'] });
  return time ? `${time.start}-${time.end ?? ''}` : '';
}

const longestHours = 40;
