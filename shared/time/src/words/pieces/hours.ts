export const dash = '(?:-|–|—|~|～|到|至|\\bto\\b|\\buntil\\b)';

/** Parts of the day in Chinese, the longer word first. */
export const dayPart =
  '(?:凌晨|清晨|早晨|早上|(?<![今明昨])早|上午|中午|下午|午后|傍晚|晚上|半夜|夜里|深夜|(?<![今明昨])晚)';

const dayMinutes = 24 * 60;

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
  if (part === 'am') return minutes >= 13 * 60 ? undefined : isTwelve ? minutes - 12 * 60 : minutes;
  if (part === 'pm') return isMorningFigure ? minutes + 12 * 60 : minutes;
  if (/^(凌晨)$/.test(part)) return isTwelve ? minutes - 12 * 60 : minutes;
  if (/^(半夜|夜里|深夜|晚上?|night)$/.test(part)) {
    if (isTwelve) return minutes + 12 * 60;
    if (minutes < 5 * 60) return minutes + dayMinutes;
    return isMorningFigure ? minutes + 12 * 60 : minutes;
  }
  if (/^(下午|午后|傍晚|afternoon|evening)$/.test(part))
    return isMorningFigure ? minutes + 12 * 60 : minutes;
  if (part === '中午') return minutes < 11 * 60 ? minutes + 12 * 60 : minutes;
  return minutes;
}
