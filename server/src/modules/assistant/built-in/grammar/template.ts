import { lengthWords } from './length.ts';
import { sumWords } from './money.ts';
import { levels } from './requests.ts';

const slots: Readonly<Record<string, string>> = {
  name: '.+?',
  rest: '.+',
  new: '.+',
  when: '.+?',
  length: lengthWords,
  sum: sumWords,
  old: sumWords,
  level: Object.values(levels).join('|'),
};

const colon = '\u0002';

/** '(mark|set) {name} [as ]done' as an expression of a whole line. Chinese words need no space between. */
export function patternOf(template: string): RegExp {
  const gap = /\p{Script=Han}/u.test(template) ? '[\\s:：,，]*' : '';
  const body = template
    .replace(/[:：]/g, colon)
    .replace(/\[([^\]]*)\]/g, '(?:$1)?')
    .replace(/\((?!\?)/g, '(?:')
    .replace(/ +/g, '\\s+')
    .replace(/\{(\w+)\}/g, (_, slot: string) => `${gap}(?<${slot}>${slots[slot]})${gap}`)
    .replaceAll(colon, '\\s*[:：]\\s*');
  return new RegExp(`^${body}$`, 'is');
}
