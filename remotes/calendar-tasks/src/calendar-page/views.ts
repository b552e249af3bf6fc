import type { useFormat } from '@board/platform';
import { addDays, daysFrom, mondayOf, monthGrid, monthOf, sameDayIn, weekOf } from '@board/time';

export const views = ['month', 'week', 'three', 'day', 'agenda'] as const;
export type View = (typeof views)[number];

export const deskViews: readonly View[] = ['month', 'week', 'day', 'agenda'];
export const phoneViews: readonly View[] = ['day', 'three', 'month', 'agenda'];

const agendaDays = 14;

/** The days that a view shows when this one is chosen. */
export function daysOf(view: View, day: string): readonly string[] {
  switch (view) {
    case 'month':
      return monthGrid(monthOf(day)).flat();
    case 'week':
      return weekOf(day);
    case 'three':
      return daysFrom(day, addDays(day, 2));
    case 'day':
      return [day];
    case 'agenda':
      return daysFrom(day, addDays(day, agendaDays - 1));
  }
}

/** Things are asked for by the week, so that another view of the same days asks for nothing. */
export function mondaysOf(days: readonly string[]): readonly string[] {
  return [...new Set(days.map(mondayOf))];
}

/** One view earlier or later. */
export function turned(view: View, day: string, pages: 1 | -1): string {
  if (view === 'month') return sameDayIn(day, pages);
  const step = { week: 7, three: 3, day: 1, agenda: 7 }[view];
  return addDays(day, pages * step);
}

/** What a view has to draw. */
export interface Shown<Entry> {
  readonly view: View;
  readonly day: string;
  readonly days: readonly string[];
  readonly entries: readonly Entry[];
}

/** The month, the day or the span that is shown. */
export function titleOf(
  view: View,
  days: readonly string[],
  { month, namedDay, span }: ReturnType<typeof useFormat>,
): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (view === 'month') return month(`${monthOf(days[15] ?? first)}-01`);
  return view === 'day' ? namedDay(first) : span(first, last);
}
