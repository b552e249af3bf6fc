import { useFormat, useLocale } from '@board/platform';

/** 'November', or '11月': the month as a heading says it. */
export function useMonthName() {
  const format = useFormat();
  const locale = useLocale();
  const name = format.day({ month: locale === 'zh-CN' ? 'numeric' : 'long' });
  return (month: string) => name(`${month.slice(0, 7)}-01`);
}
