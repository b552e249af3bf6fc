import { dayMinutes, minutesOf, timeOf } from '@board/time';
import { hoursOfLabel, periodsOfLabel, weekdayOf } from './labels.ts';
import { lessonsInCell } from './lessons-in-cell.ts';
import type { Page } from './page.ts';
import { type PageCell, type PageLine, type PageTable, turned } from './page-table.ts';
import type { PageLesson } from './reader.ts';

interface Grid {
  table: PageTable;
  /** By column. */
  weekdays: readonly number[];
  heading: number;
}

export const fewestDays = 3;

/** Tables of days by periods, whichever way they are turned. */
export function gridsOf({ tables }: Page): Grid[] {
  return tables.flatMap((table) => gridOf(table) ?? gridOf(turned(table)) ?? []);
}

function gridOf(table: PageTable): Grid | undefined {
  for (const [heading, row] of table.rows.slice(0, 10).entries()) {
    const weekdays = row.map((cell) => weekdayOf(cell?.text ?? ''));
    if (new Set(weekdays.filter(Boolean)).size >= fewestDays) return { table, weekdays, heading };
  }
  return undefined;
}

/** By which a reader knows its own. */
export const someCell = (page: Page, is: (cell: PageCell) => boolean): boolean =>
  gridsOf(page).some(({ table }) => table.rows.some((row) => row.some((cell) => cell && is(cell))));

/** What each cell tells; `lines` chooses among those that a cell holds. */
export function lessonsInGrids(
  page: Page,
  lines: (cell: PageCell) => readonly PageLine[] = (cell) => cell.lines,
): PageLesson[] {
  return gridsOf(page).flatMap(({ table, weekdays, heading }) => {
    const first = weekdays.findIndex(Boolean);
    const said = table.rows.map((row, index) =>
      index > heading ? labelOf(row.slice(0, first)) : '',
    );
    const labels = withEnds(said);
    /** Where no row has a label its own place counts. */
    const periodsAt = (row: number) =>
      labels.some(Boolean) ? (labels[row] ?? '') : String(row - heading);
    const seen = new Set<PageCell>();
    return table.rows.flatMap((row, index) =>
      row.flatMap((cell, column) => {
        const weekday = weekdays[column] ?? 0;
        if (index <= heading || !cell?.text || weekday === 0 || seen.has(cell)) return [];
        seen.add(cell);
        const days = new Set(row.flatMap((other, at) => (other === cell && weekdays[at]) || []));
        const last = lastRowOf(cell, table, column);
        const periods = spanned(periodsAt(index), periodsAt(last));
        const lessons = [...days]
          .flatMap((each) => lessonsInCell(lines(cell), { weekday: each, periods }))
          .map((each) =>
            said[last]?.endsWith('-') && each.periods === periods
              ? { ...each, endGuessed: true }
              : each,
          );
        if (days.size < fewestDays) return lessons;
        // A break has no weeks, and a note below the table no periods beside it.
        const isNamed = labels[index] !== '' && row.indexOf(cell) >= first;
        return isNamed ? lessons.filter(({ weeks }) => weeks !== '') : [];
      }),
    );
  });
}

function lastRowOf(cell: PageCell, { rows }: PageTable, column: number): number {
  return rows.findLastIndex((row) => row[column] === cell);
}

/** The nearest to the days counts, and periods before hours. */
function labelOf(cells: readonly (PageCell | undefined)[]): string {
  const said = (read: (text: string) => string) =>
    cells.map((cell) => read(cell?.text ?? '')).findLast(Boolean);
  return said(periodsOfLabel) ?? said(hoursOfLabel) ?? '';
}

/** Rows that say when they begin and no more last as long as there is from any to the next. */
function withEnds(labels: readonly string[]): string[] {
  const starts = labels
    .filter((label) => label.includes(':'))
    .map((label) => minutesOf(label.slice(0, 5)));
  const steps = starts
    .map((start, at) => start - (starts[at - 1] ?? start))
    .filter((step) => step > 0);
  const step = Math.min(...(steps.length > 0 ? steps : [usualStep]));
  return labels.map((label) =>
    label.endsWith('-')
      ? label + timeOf(Math.min(minutesOf(label.slice(0, 5)) + step, dayMinutes - 1))
      : label,
  );
}
const usualStep = 60;

function spanned(from: string, to: string): string {
  if (from === to || !to) return from;
  return `${/^[\d:]+/.exec(from)?.[0] ?? ''}-${/[\d:]+$/.exec(to)?.[0] ?? ''}`;
}
