import { useLocale } from '@board/platform';
import { useTexts } from '../text.ts';

/** '1-2节' and '1-15周(单)', as plans are written at Chinese schools, for those who read English. */
export function usePlanWords() {
  const t = useTexts();
  const asWritten = useLocale() === 'zh-CN';

  /** Beside a word that says what they are. */
  const periodFigures = (periods: string) => (asWritten ? periods : periods.replaceAll('节', ''));

  const weekFigures = (weeks: string) =>
    asWritten
      ? weeks
      : weeks
          .replaceAll('周', '')
          .replaceAll('(单)', ` (${t('plan.odd')})`)
          .replaceAll('(双)', ` (${t('plan.even')})`);

  function periodsInWords(periods: string): string {
    if (asWritten || periods === '') return printed(periods);
    const figures = printed(periodFigures(periods));
    return t(/^\d+$/.test(figures) ? 'plan.period' : 'plan.periods', { periods: figures });
  }

  function weeksInWords(weeks: string): string {
    if (asWritten || weeks === '') return printed(weeks).replace('(', '（').replace(')', '）');
    return t('plan.weeks', { weeks: printed(weekFigures(weeks)) });
  }

  return { periodFigures, weekFigures, periodsInWords, weeksInWords };
}

/** As a span of time is printed, and not as it is typed. */
export const printed = (figures: string): string => figures.replaceAll('-', '\u2013');
