import { useLocale } from '@board/platform';
import { useTexts } from '../text.ts';

/** '1-2节' and '1-15周(单)', as plans are written at Chinese schools, for those who read English. */
export function usePlanWords() {
  const text = useTexts();
  const asWritten = useLocale() === 'zh-CN';

  function periodsInWords(periods: string): string {
    if (asWritten || periods === '') return periods;
    return text('plan.periods', { periods: periods.replaceAll('节', '') });
  }

  function weeksInWords(weeks: string): string {
    if (asWritten || weeks === '') return weeks;
    const figures = weeks
      .replaceAll('周', '')
      .replaceAll('(单)', ` (${text('plan.odd')})`)
      .replaceAll('(双)', ` (${text('plan.even')})`);
    return text('plan.weeks', { weeks: figures });
  }

  return { periodsInWords, weeksInWords };
}
