import { numberOf } from '@board/time/words';

/** What a question says in a form of its own, not by words that a list knows. */
export interface Asides {
  tag?: string;
  /** Two periods of the timetable. */
  periods?: readonly [number, number];
}

const tag = '[“"\'#]?(?<tag>[^\\s#@,;，；、“”"\'\\\\?？的]{1,30})[”"\']?';
const zhFigure = '(?<PLACE>\\d{1,2}|[一二三四五六七八九十]{1,2})';
const enFigure =
  '(?<PLACE>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:st|nd|rd|th)?';
const figures = (figure: string, one: string, other: string) =>
  [figure.replace('PLACE', one), figure.replace('PLACE', other)] as const;
const [zhOne, zhOther] = figures(zhFigure, 'one', 'other');
const [enOne, enOther] = figures(enFigure, 'one', 'other');

const patterns = [
  `\\b(?:tagged|labell?ed)(?: as| with)? ${tag}`,
  `\\b(?:with|under|having) (?:the |an? )?(?:tag|label) ${tag}`,
  `标签(?:是|为|叫|有|含)?${tag}的`,
  `(?:带有?|打了?)${tag}(?:这个)?标签的?`,
  `^${tag}标签的?`,
  `(?<!\\S)#${tag}(?!\\S)`,
  `第?${zhOne}节?课?[和与跟到、]第?${zhOther}节课?`,
  `\\bperiods? ${enOne} (?:and|to|&) (?:period )?${enOther}(?![\\w:])`,
  `\\b(?:the )?${enOne} (?:and|to) (?:the )?${enOther} periods?\\b`,
].map((pattern) => new RegExp(pattern, 'i'));

/** The first of them, and where it stands. */
export function asideIn(text: string): (Asides & { from: number; to: number }) | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { tag, one = '', other = '' } = match.groups ?? {};
    return {
      ...(tag === undefined ? { periods: [numberOf(one), numberOf(other)] as const } : { tag }),
      from: match.index,
      to: match.index + match[0].length,
    };
  }
  return undefined;
}
