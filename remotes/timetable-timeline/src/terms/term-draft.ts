import type { TermEdit } from '@board/contracts/calls/terms';
import { newId } from '@board/platform';
import { likelyMonday, usualWeeks } from '../plan/new-term.ts';
import type { DayChange, Term, TermBody } from '../plan/terms.queries.ts';
import { readPeriodLines, writePeriodLines } from './period-lines.ts';

export interface TableDraft {
  key: string;
  from: string;
  lines: string;
}

export interface DayDraft {
  key: string;
  date: string;
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
    days: (term?.day_changes ?? []).map((change) => ({
      key: newId(),
      date: change.date,
      runs: change.runs,
      week: change.runs === 'as' ? String(change.week) : '1',
      weekday: change.runs === 'as' ? String(change.weekday) : '1',
      note: change.note,
    })),
  };
}

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
    day_changes: draft.days.map(dayChangeOf),
  } satisfies Record<keyof TermEdit, unknown>;
}

function dayChangeOf({ date, runs, week, weekday, note }: DayDraft): DayChange {
  return runs === 'off'
    ? { date, runs, note }
    : { date, runs, week: Number(week), weekday: Number(weekday), note };
}
