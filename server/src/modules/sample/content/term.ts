import type { Locale } from '@board/contracts/constants/locales';

export const sampleTermName: Record<Locale, string> = { 'zh-CN': '示例学期', en: 'Sample term' };
export const sampleWeeks = 18;
/** Today lies in this week of it. */
export const sampleWeek = 11;
