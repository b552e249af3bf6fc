import type { TermEdit } from '@board/contracts/calls/terms';
import { timetableLimit } from '@board/contracts/constants/limits';
import { newId } from '@board/platform';
import { addDays, daysBetween } from '@board/time';
import { likelyMonday, usualWeeks } from '../plan/new-term.ts';
import { readPeriodLines, writePeriodLines } from '../plan/period-lines.ts';
import type { DayChange, Term, TermBody } from '../plan/terms.queries.ts';

export interface TableDraft {
  key: string;
  from: string;
  lines: string;
}

export interface DayDraft {
  key: string;
  date: string;
  /** The last of several days off in a row; a day that runs as another is one alone. */
  until: string;
  runs: 'off' | 'as';
  week: string;
  weekday: string;
  note: string;
}

export interface TermDraft {
  id: string;
  name: string;
  first_monday: string;
  weeks: string;
  tables: readonly TableDraft[];
  days: readonly DayDraft[];
}

export function draftOf(term: Term | undefined, today: string): TermDraft {
  return {
    id: term?.id ?? newId(),
    name: term?.name ?? '',
    first_monday: term?.first_monday ?? likelyMonday(today),
    weeks: String(term?.weeks ?? usualWeeks),
    tables: (term?.period_tables ?? []).map(({ from, periods }) => ({
      key: newId(),
      from,
      lines: writePeriodLines(periods),
    })),
    days: spansOf(term?.day_changes ?? []),
  };
}

/** Days off that follow each other and are called alike are one line. */
function spansOf(changes: readonly DayChange[]): DayDraft[] {
  const spans: DayDraft[] = [];
  for (const change of changes.toSorted((one, other) => (one.date < other.date ? -1 : 1))) {
    const before = spans.at(-1);
    const goesOn =
      before?.runs === 'off' &&
      change.runs === 'off' &&
      change.note === before.note &&
      change.date === addDays(before.until, 1);
    if (goesOn) before.until = change.date;
    else spans.push(lineOf(change));
  }
  return spans;
}

const lineOf = (change: DayChange): DayDraft => ({
  key: newId(),
  date: change.date,
  until: change.date,
  runs: change.runs,
  week: change.runs === 'as' ? String(change.week) : '1',
  weekday: change.runs === 'as' ? String(change.weekday) : '1',
  note: change.note,
});

/** Null where a period table cannot be read; its field says so. */
export function bodyOf(draft: TermDraft): TermBody | null {
  const tables = draft.tables.map(({ from, lines }) => ({ from, periods: readPeriodLines(lines) }));
  const period_tables = tables.flatMap(({ from, periods }) =>
    periods ? [{ from, periods: [...periods] }] : [],
  );
  if (period_tables.length < tables.length) return null;
  return {
    name: draft.name,
    first_monday: draft.first_monday,
    weeks: Number(draft.weeks),
    period_tables,
    day_changes: draft.days.flatMap(dayChangesOf),
  } satisfies Record<keyof TermEdit, unknown>;
}

function dayChangesOf({ date, until, runs, week, weekday, note }: DayDraft): DayChange[] {
  if (runs === 'as') return [{ date, runs, week: Number(week), weekday: Number(weekday), note }];
  // One more than a term may have is enough to be refused.
  const days = Math.min(daysBetween(date, until) + 1, timetableLimit.dayChanges + 1);
  return Array.from({ length: Math.max(days, 1) }, (_, index) => ({
    date: addDays(date, index),
    runs,
    note,
  }));
}
