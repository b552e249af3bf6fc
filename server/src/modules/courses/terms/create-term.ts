import type { Term } from '@board/contracts/schemas/terms';
import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { flag } from '../../../database/row.ts';
import { fresh, sentBefore } from '../../../writing/fresh.ts';
import { countCourses } from '../courses.repository.ts';
import { findTermRow, insertTermRow, type TermRow, toTerm } from '../terms.repository.ts';
import { writeCourses } from '../write-courses.ts';
import { type TermFields, withTermFields } from './term-fields.ts';

export interface NewTerm extends TermFields {
  id?: string;
  name: string;
  first_monday: string;
  weeks: number;
  sample?: boolean;
}

/** With an id of the client's own, sending it again answers the term that is there. */
export function createTerm(ctx: Context, input: NewTerm): Promise<Term> {
  return writeCourses(ctx, async (tx) => {
    const { userId } = ctx.actor;
    const existing = await sentBefore(ctx, tx, findTermRow, input.id);
    if (existing) return toTerm(existing, await countCourses(tx, userId, existing.id));
    return toTerm(await insertTerm(ctx, tx, input), 0);
  });
}

export async function insertTerm(
  ctx: Context,
  tx: Transaction,
  { id, sample = false, ...fields }: NewTerm,
): Promise<TermRow> {
  const empty: TermRow = {
    ...fresh(ctx, id),
    name: '',
    first_monday: fields.first_monday,
    weeks: fields.weeks,
    period_tables: '[]',
    day_changes: '[]',
    sample: flag(sample),
  };
  const row = withTermFields(ctx, empty, fields);
  await insertTermRow(tx, row);
  return row;
}
