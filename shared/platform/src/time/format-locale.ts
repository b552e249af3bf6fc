import type { Locale } from '@board/contracts/constants/locales';

/** English dates are written day first, as the weeks and months around them run. */
export const formatLocale: Record<Locale, string> = { 'zh-CN': 'zh-CN', en: 'en-GB' };
