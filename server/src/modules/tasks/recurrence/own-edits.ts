import type { Context } from '../../../context/context.ts';
import { remindersWith } from '../reminders/reminder-rules.ts';
import type { TaskRow } from '../task-row.repository.ts';
import { fieldsOn, type SeriesTemplate, templateOf, wholeTemplate } from './series-template.ts';

/** What a day of a series has otherwise than the others, by the names of the fields. */
export type Own = ReadonlySet<string>;

/** A length stands beside its time, and whether there are reminders beside them. */
const partOf = (field: string): string => {
  if (field === 'duration_minutes') return 'time';
  return field === 'has_reminder' || field === 'reminder_time' ? 'reminders' : field;
};

function differing(one: SeriesTemplate, other: SeriesTemplate): Set<string> {
  const fields = Object.keys(one) as (keyof SeriesTemplate)[];
  const differ = fields.filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
  return new Set(differ.map(partOf));
}

/** What is done of it by now is its own as well. */
export function ownEdits(day: TaskRow, template: string, timeZone: string): Set<string> {
  const { steps, assignment } = day;
  const as = { ...templateOf(day, timeZone), steps, assignment };
  const own = differing(as, wholeTemplate(template));
  return day.date === day.occurrence ? own : own.add('date');
}

/** What a change of a task says of all that follow. */
export function changedFields(before: TaskRow, after: TaskRow, timeZone: string): Own {
  const changed = differing(templateOf(before, timeZone), templateOf(after, timeZone));
  return before.date === after.date ? changed : changed.add('date');
}

/** The day as one of the series that is begun anew, on another day or the same, with what it keeps. */
export function withOwn(
  ctx: Context,
  day: TaskRow,
  template: SeriesTemplate,
  { own, occurrence }: { own: Own; occurrence: string },
): TaskRow {
  const time = own.has('time') ? day.time : template.time;
  const date = own.has('date') ? day.date : occurrence;
  const fields = Object.entries(fieldsOn({ ...template, time }, date, ctx.actor.timeZone));
  const others = Object.fromEntries(fields.filter(([field]) => !own.has(partOf(field))));
  const row: TaskRow = { ...day, ...others, date, occurrence };
  return own.has('reminders') ? { ...row, ...remindersWith(ctx, row, {}, day.date) } : row;
}
