export const locales = ['zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The first language of an Accept-Language list that the product speaks. */
export function chooseLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    if (tag.toLowerCase().startsWith('zh')) return 'zh-CN';
    if (tag.toLowerCase().startsWith('en')) return 'en';
  }
  return 'zh-CN';
}
