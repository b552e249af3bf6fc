import type { Term } from '@board/contracts/calls/terms';
import { defaultPeriods } from '@board/contracts/constants/periods';
import { daysBetween, minutesOf } from '@board/time';

/** The term that a day lies in; the one that began last if several do. */
export function termOn(terms: readonly Term[], day: string): Term | undefined {
  return terms
    .filter((term) => {
      const passed = daysBetween(term.first_monday, day);
      return passed >= 0 && passed < term.weeks * 7;
    })
    .sort((a, b) => (a.first_monday < b.first_monday ? 1 : -1))[0];
}

export function weekNumber(term: Pick<Term, 'first_monday'>, day: string): number {
  return Math.floor(daysBetween(term.first_monday, day) / 7) + 1;
}

export interface PeriodTimes {
  start: string;
  end: string;
}

/** The rows of a day: the term's table in force, or the default fourteen. */
export function periodsOn(
  term: Partial<Pick<Term, 'period_tables'>> | undefined,
  day: string,
): readonly PeriodTimes[] {
  const begun = (term?.period_tables ?? []).filter((table) => table.from <= day);
  const current = begun.sort((a, b) => (a.from < b.from ? 1 : -1))[0];
  return current?.periods ?? defaultPeriods;
}

/** A row before which a longer break lies, such as noon. */
export function beginsSession(index: number, periods: readonly PeriodTimes[]): boolean {
  const before = periods[index - 1];
  const current = periods[index];
  return Boolean(before && current && minutesOf(current.start) - minutesOf(before.end) >= 60);
}
