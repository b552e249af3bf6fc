import type { Term } from '@board/contracts/calls/terms';
import { useFormat, useToday } from '@board/platform';
import { mondayOf } from '@board/time';
import { weekNumber } from '../plan/term-week.ts';
import { useTexts } from '../text.ts';
import type { View } from './use-week-view.ts';

/** What the panel is called, which week of the term it shows, and what to do with an empty one. */
export function useWeekWords(
  view: View,
  selected: string,
  days: readonly string[],
  term: Term | undefined,
  isEmpty: boolean,
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
    isEmpty ? t('courses.emptyWeek') : '',
  ];
  const week = isEmpty && !term ? t('courses.empty') : parts.filter(Boolean).join(t('list.dot'));
  return { title, shortTitle, week };
}
