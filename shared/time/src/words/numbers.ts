const figures = '零一二三四五六七八九';
const english = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const zhNumber = '(?:\\d{1,3}|[零〇一二两三四五六七八九十廿卅]{1,3})';
export const enNumber = `(?:\\d{1,3}|an?|${english.slice(1).join('|')})`;

/** 25, 二十五, 廿五, 两, 'two', 'a'; NaN for what is no number. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const word = text.toLowerCase();
  if (word === 'a' || word === 'an') return 1;
  if (english.includes(word)) return english.indexOf(word);
  const plain = text
    .replaceAll('〇', '零')
    .replaceAll('两', '二')
    .replace('廿', '二十')
    .replace('卅', '三十');
  const found = /^([一二三四五六七八九])?(十)?零?([一二三四五六七八九零])?$/.exec(plain);
  if (!found) return Number.NaN;
  const [, first = '', ten, last = ''] = found;
  const figure = (each: string) => figures.indexOf(each);
  if (ten) return (first ? figure(first) : 1) * 10 + (last ? figure(last) : 0);
  return first && last ? Number.NaN : figure(first || last);
}
