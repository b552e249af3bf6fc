import { repeatText } from '@board/contracts/formats/repeat-text';
import { useFormat, useLocale } from '@board/platform';

/** A rule as one says it. */
export function useRepeatWords(): (rule: string) => string {
  const format = useFormat();
  const locale = useLocale();
  return (rule) => repeatText(rule, locale, format);
}
