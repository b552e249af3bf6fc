import { numberOf } from '@board/time/words';

const units: Readonly<Record<string, number>> = {
  minute: 1,
  min: 1,
  分钟: 1,
  hour: 60,
  小时: 60,
  钟头: 60,
  day: 1_440,
  天: 1_440,
  日: 1_440,
  week: 10_080,
  周: 10_080,
  星期: 10_080,
  礼拜: 10_080,
};
const unit = Object.keys(units).join('|');
const most = 366 * 1_440;

/** 'two days', 一周, 'half an hour'. */
export const lengthWords = `(?:half )?(?:an?|one|two|three|four|five|six|seven|ten|\\d{1,3}|[一二两三四五六七八九十]{1,3}|半)\\s*个?(?:${unit})s?`;

/** In minutes. */
export function lengthOf(words: string): number | undefined {
  const said = new RegExp(`^(.*?)\\s*个?(${unit})s?$`, 'i').exec(words.trim());
  if (!said) return undefined;
  const [, count = '', name = ''] = said;
  const number = /^(?:half|半)/i.test(count) ? 0.5 : numberOf(count === '' ? '1' : count);
  const minutes = number * (units[name.toLowerCase()] ?? Number.NaN);
  return minutes > 0 && minutes <= most ? minutes : undefined;
}
