import type { PeriodTable, TermEdit } from '@board/contracts/schemas/terms';
import { weekdayOf } from '@board/time';
import type { Context } from '../../../context/context.ts';
import { Problems } from '../course-rules.ts';
import type { TermRow } from '../terms.repository.ts';

/** What is set of a term, as it came in. */
export type TermFields = Partial<TermEdit>;

/** The row with the fields laid over it, or every rule that stands against them. */
export function withTermFields(ctx: Context, row: TermRow, fields: TermFields): TermRow {
  const problems = new Problems(ctx);
  const name = fields.name === undefined ? row.name : fields.name.trim();
  if (name === '') problems.add('name', 'term.name_required');
  const first_monday = fields.first_monday ?? row.first_monday;
  if (weekdayOf(first_monday) !== 1) {
    problems.add('first_monday', 'term.monday_required');
  }
  checkTables(fields.period_tables ?? [], problems);
  const dates = (fields.day_changes ?? []).map((change) => change.date);
  if (new Set(dates).size < dates.length) problems.add('day_changes', 'term.day_twice');
  problems.throwAny();
  const set = {
    name,
    first_monday,
    weeks: fields.weeks ?? row.weeks,
    period_tables: fields.period_tables ? JSON.stringify(fields.period_tables) : row.period_tables,
    day_changes: fields.day_changes ? JSON.stringify(fields.day_changes) : row.day_changes,
  } satisfies Record<keyof TermEdit, unknown>;
  return { ...row, ...set };
}

function checkTables(tables: readonly PeriodTable[], problems: Problems): void {
  for (const { periods } of tables) {
    let end = '';
    for (const period of periods) {
      if (period.start < end || period.end <= period.start) {
        problems.add('period_tables', 'term.periods_order');
        return;
      }
      end = period.end;
    }
  }
  if (new Set(tables.map((table) => table.from)).size < tables.length) {
    problems.add('period_tables', 'term.table_order');
  }
}
