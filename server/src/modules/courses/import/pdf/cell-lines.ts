import { heightOf, joined, linesOf, together, type Word } from '../../../../files/pdf/word.ts';
import type { PageLine } from '../pages/page-table.ts';

/** What a line ends with that goes on in the next. */
const goesOn = /[-,，、/:：(（~]$/;
const begins =
  /^([\d[【{]|[(（](?![^)）周节]{1,6}[)）])|第|周|星期|(任课|授课)?教师|老师|(上课)?地点|教室|场地)/;
const known = /^(校区|场地|地点|上课地点|教室|教师|任课教师|老师)[:：]/;

/** Lines as they were before a narrow column broke them. */
export function wholeLines(words: readonly Word[], width: number): PageLine[] {
  const lines: Word[] = [];
  for (const parts of linesOf(words)) {
    const [first, ...others] = parts;
    if (!first) continue;
    const line = joined([first, ...others]);
    const before = lines.at(-1);
    if (before && isBroken(before, line, width)) {
      const isApart = !goesOn.test(before.text);
      lines[lines.length - 1] = { ...line, text: together(before.text, line.text, isApart) };
    } else lines.push(line);
  }
  return lines.flatMap(({ text }) => partsOf(text)).map(pageLine);
}

export const pageLine = (text: string): PageLine => ({ text, label: '', region: '' });

/** Whether the next line begins with what had no room left. */
function isBroken(before: Word, next: Word, width: number): boolean {
  if (begins.test(next.text) && !goesOn.test(before.text) && !before.text.includes('/'))
    return false;
  const height = heightOf(next);
  const [first = ''] = /^[\x21-\x7e\u00c0-\u024f]+|^./u.exec(next.text) ?? [];
  const room = ((next.right - next.left) * first.length) / next.text.length;
  const missing = first.length > 1 ? room + height / 4 : height;
  return before.right - before.left + missing > width - 0.6 * height;
}

/**
 * '(1-2节)1-16周/场地:A-302/教师:林一/考核方式:考试' is a line each, of which the last is left out;
 * so is '1-16周 A-302'.
 */
function partsOf(text: string): string[] {
  const [, weeks, rest] = /^([\d,，()（）单双第-]+周\S*)\s+([^周节]+)$/.exec(text) ?? [];
  if (weeks && rest) return [weeks, rest];
  if (!/^[(（]\d[\d,-]*节[)）][^/]*\//.test(text)) return [text];
  return text
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && (known.test(part) || !/[:：]/.test(part)));
}
