export const locales = ['zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];

/** English dates are written day first, as the weeks and months around them run. */
export const formatLocale: Record<Locale, string> = { 'zh-CN': 'zh-CN', en: 'en-GB' };

/** The first language of an Accept-Language list that the product speaks. */
export function chooseLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    if (tag.toLowerCase().startsWith('zh')) return 'zh-CN';
    if (tag.toLowerCase().startsWith('en')) return 'en';
  }
  return 'zh-CN';
}
