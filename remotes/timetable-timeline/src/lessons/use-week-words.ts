import type { Term } from '@board/contracts/calls/terms';
import { useFormat, useToday } from '@board/platform';
import { useTexts } from '../text.ts';
import { mondayOf } from '../time/days.ts';
import { weekNumber } from './term-week.ts';
import type { View } from './use-week-view.ts';

/** What the panel is called, and which week of the term it shows. */
export function useWeekWords(
  view: View,
  selected: string,
  days: readonly string[],
  term: Term | undefined,
) {
  const text = useTexts();
  const format = useFormat();
  const today = useToday();
  const first = days[0] ?? selected;
  const last = days[6] ?? selected;

  const end = format.day(
    first.slice(0, 7) === last.slice(0, 7) ? { day: 'numeric' } : { month: 'long', day: 'numeric' },
  );
  const title =
    view === 'day'
      ? text('courses.titleDay', { weekday: format.weekday(selected) })
      : text('courses.titleWeek', {
          days: `${format.monthDay(first)}\u2013${end(last)}`,
        });
  const parts = [
    term ? text('courses.weekNumber', { week: weekNumber(term, first) }) : '',
    mondayOf(today) === first ? text('courses.thisWeek') : '',
  ];
  return { title, week: parts.filter(Boolean).join(text('list.dot')) };
}
