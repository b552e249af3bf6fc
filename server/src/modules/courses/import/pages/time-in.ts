import { periodsIn, weekdayIn } from './labels.ts';
import type { PageLesson } from './reader.ts';

/** '周一第1,2节{第1-16周|单周}', '1-16(周)[01-02节]', '(1-2节)1-16周', '1-16[1-2]', '1-16(1,2)'. */
export function timeIn(words: string): Pick<PageLesson, 'weekday' | 'periods' | 'weeks'> {
  let text = words
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/\d节\/(?=[单双])|[|,]?\d节\/周/g, '')
    .replace(/节-第?/g, '-')
    .replace(
      /(\d+)节连续(\d+)节/,
      (_, from, count) => `${from}-${Number(from) + Number(count) - 1}节`,
    );
  const day = /星期([一二三四五六日天1-7])|周([一二三四五六日天])/.exec(text);
  if (day) text = text.replace(day[0], '');
  const found =
    /[[(]?第?(\d[\d,\-~]*)节[\])]?/.exec(text) ??
    /\[(\d[\d,\-~]*)\](?!周)节?/.exec(text) ??
    /(?<=^[\d,单双周-]*[\d单双周])\((\d[\d,-]*)\)$/.exec(text);
  if (found) text = text.replace(found[0], found.index === 0 ? '' : ' ');
  return {
    weekday: weekdayIn(day?.[1] ?? day?.[2]),
    periods: periodsIn(found?.[1] ?? ''),
    weeks: text
      .replace(/\(\[?周\]?\)/g, '周')
      .replace(/; *(?=;|[单双]周;? *$)/g, '')
      .trim()
      .replace(/^[,;|/]+|[,;|/]+$/g, ''),
  };
}
