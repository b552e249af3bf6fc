import { dayMinutes, type partHours } from '../../clock.ts';

export const dash = '(?:-{1,2}|–|—{1,2}|~|～|到|至|\\b(?:to|till?|until)\\b)';

/** What follows a time in Chinese and says that it is a term, or how exact it is. */
export const zhBeforeTime =
  '(?<before>之前|以前|截止(?!日期|时间)|前(?!端|台|后))?(?:左右(?!手|脚|为)|多(?=[起到出\\s,，]|$)|之间|准时(?!提醒))?';

/** 自习到: what goes on from now, and is neither moved nor comes then. */
export const zhUntil =
  '(?<until>(?:一?直|(?<=[\\u4e00-\\u9fff])(?<![不没快改调挪换推移迟来收买见找得排约提想说接轮做遇碰看递车机友送开达放]))到\\s?)';

/** 今晚20:00到明天8:00: no hour of the next day is later than the beginning, and none of its evening for 今晚. */
export const zhNextDay = '(?<next>次日|第二天|明天)?';
export const zhEve = '(?:(?<=(?<eve>晚))|)';

/** Parts of the day in Chinese, the longer word first. */
export const dayPart =
  '(?:凌晨|清晨|早晨|早上|(?<![今明昨])早|上午|中午|下午|午后|傍晚|晚上|半夜|夜里|深夜|(?<![今明昨])晚)';

/** A part of the day that stands behind a day or a rhythm, and says no hour. */
const partBehind =
  /^(?:\s+[ap]m(?![\w'’-])|\s+(?:in the )?(?:morning|afternoon|arvo|evening|eve|night|nite)(?![\w'’-]| (?:tea|shift|market|club|school|class)\b)|\s+all[- ]day\b|\s*(?:全天|一?整天)(?![候制班])|\s*(?:一大?早|大清早|清晨|早晨|早上|上午|中午|下午|午后|傍晚|晚上|早(?![上晚起餐饭点茶会读操报安班市期恋日些已就])|晚(?![上餐饭点会宴安课报间班年期恋霞婚辈些自]))(?!\s*[\d零一二两三四五六七八九十]|[茶好])(?:之前|以前|前(?!端|台|后)|截止(?!日期|时间))?)/i;

export type Part = keyof typeof partHours;

/** How many letters behind a day say which part of it is meant. */
export const lengthOfPart = (behind: string): number => partBehind.exec(behind)?.[0].length ?? 0;

/** How many before it do: 'all day friday'. */
export const lengthOfWhole = (before: string): number =>
  /\ball[- ]day\s+$/i.exec(before)?.[0].length ?? 0;

/** Which part of the day the words speak of. */
export function partIn(words: string): Part | undefined {
  if (/morning|[晨早]|上午|\sam$/i.test(words)) return 'morning';
  if (/中午/.test(words)) return 'noon';
  if (/afternoon|arvo|下午|午后|\spm$/i.test(words)) return 'afternoon';
  return /(?<!fort)ni(?:ght|te)|evening|(?<!christmas |year['’]?s? )\beve\b|[晚夜]/i.test(words)
    ? 'night'
    : undefined;
}

/**
 * A time of the clock in its part of the day: 'pm', 下午. What is said of the small hours with a
 * word of the night is on the next day, beyond 1,440. Undefined where the two contradict.
 */
export function atPart(minutes: number, said: string | undefined): number | undefined {
  if (minutes > dayMinutes) return undefined;
  const part = said?.toLowerCase();
  const isTwelve = minutes >= 12 * 60 && minutes < 13 * 60;
  const isMorningFigure = minutes < 12 * 60;
  if (part === undefined) return minutes;
  if (part === 'am' || part === 'a')
    return minutes >= 13 * 60 ? undefined : isTwelve ? minutes - 12 * 60 : minutes;
  if (part === 'pm' || part === 'p') return isMorningFigure ? minutes + 12 * 60 : minutes;
  if (/^(凌晨)$/.test(part)) return isTwelve ? minutes - 12 * 60 : minutes;
  if (/^(半夜|夜里|深夜|晚上?|night)$/.test(part)) {
    if (isTwelve) return minutes + 12 * 60;
    if (minutes < 5 * 60) return minutes + dayMinutes;
    return isMorningFigure ? minutes + 12 * 60 : minutes;
  }
  if (/^(下午|午后|傍晚|afternoon|evening)$/.test(part))
    return isMorningFigure ? minutes + 12 * 60 : minutes;
  if (/^(中午|noon)$/.test(part)) return minutes < 11 * 60 ? minutes + 12 * 60 : minutes;
  return minutes;
}
