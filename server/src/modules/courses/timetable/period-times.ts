import type { PeriodTable } from '@board/contracts/calls/terms';
import { defaultPeriods, defaultTime } from '@board/contracts/constants/periods';

interface Times {
  start: string;
  end: string;
}

/** The table in force on a day: the latest that has begun, else the default one. */
export function periodsOn(tables: readonly PeriodTable[], date: string): readonly Times[] {
  let current: PeriodTable | undefined;
  for (const table of tables) {
    if (table.from <= date && (!current || table.from > current.from)) current = table;
  }
  return current?.periods ?? defaultPeriods;
}

/** From the first period's start to the last one's end; the default time where there are no periods. */
export function timeOf(periods: readonly number[], table: readonly Times[]): string {
  const first = table[(periods[0] ?? 0) - 1];
  const last = table[(periods.at(-1) ?? 0) - 1] ?? table.at(-1);
  return first && last ? `${first.start}-${last.end}` : defaultTime;
}
