import { lessonsInCell, periodsOfLabel, weekdayOf } from './lessons-in-cell.ts';
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
    const labels = table.rows.map((row, index) =>
      index > heading ? labelOf(row.slice(0, first), index - heading) : '',
    );
    const seen = new Set<PageCell>();
    return table.rows.flatMap((row, index) =>
      row.flatMap((cell, column) => {
        const weekday = weekdays[column] ?? 0;
        if (index <= heading || !cell?.text || weekday === 0 || seen.has(cell)) return [];
        seen.add(cell);
        // A break, or a note below the table.
        if (row.filter((other) => other === cell).length >= fewestDays) return [];
        const [from = '', to = from] = [labels[index], labels[lastRowOf(cell, table, column)]];
        return lessonsInCell(lines(cell), { weekday, periods: spanned(from, to) });
      }),
    );
  });
}

function lastRowOf(cell: PageCell, { rows }: PageTable, column: number): number {
  return rows.findLastIndex((row) => row[column] === cell);
}

/** The nearest to the days counts; without any the row's own place does. */
function labelOf(cells: readonly (PageCell | undefined)[], place: number): string {
  const found = cells.map((cell) => periodsOfLabel(cell?.text ?? '')).filter(Boolean);
  return found.at(-1) ?? String(place);
}

function spanned(from: string, to: string): string {
  if (from === to) return from;
  return `${Number.parseInt(from, 10)}-${/\d+$/.exec(to)?.[0] ?? ''}`;
}
