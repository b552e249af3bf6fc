import type { Term } from '@board/contracts/calls/terms';
import { useFormat, useToday } from '@board/platform';
import { mondayOf } from '@board/time';
import { weekNumber } from '../plan/term-week.ts';
import { useTexts } from '../text.ts';
import type { View } from './use-week-view.ts';

/** What the panel is called, and which week of the term it shows. */
export function useWeekWords(
  view: View,
  selected: string,
  days: readonly string[],
  term: Term | undefined,
) {
  const t = useTexts();
  const format = useFormat();
  const today = useToday();
  const first = days[0] ?? selected;
  const last = days[6] ?? selected;

  const title =
    view === 'day'
      ? t('courses.titleDay', {
          day: format.day({ weekday: 'long', month: 'long', day: 'numeric' })(selected),
        })
      : t('courses.titleWeek', { days: format.span(first, last) });
  /** For a panel without room for more. */
  const shortTitle = view === 'day' ? format.shortDay(selected) : format.span(first, last, 'short');
  const parts = [
    term ? t('courses.weekNumber', { week: weekNumber(term, first) }) : '',
    mondayOf(today) === first ? t('courses.thisWeek') : '',
  ];
  return { title, shortTitle, week: parts.filter(Boolean).join(t('list.dot')) };
}
