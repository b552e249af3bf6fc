import type { Term } from '@board/contracts/schemas/terms';
import { type Context, now } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { flag } from '../../../database/row.ts';
import { stillThere } from '../../../errors.ts';
import { newId } from '../../../ids.ts';
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
    const existing = input.id === undefined ? undefined : await findTermRow(tx, userId, input.id);
    if (existing) return toTerm(stillThere(existing), await countCourses(tx, userId, existing.id));
    return toTerm(await insertTerm(ctx, tx, input), 0);
  });
}

export async function insertTerm(
  ctx: Context,
  tx: Transaction,
  { id, sample = false, ...fields }: NewTerm,
): Promise<TermRow> {
  const time = now(ctx);
  const empty: TermRow = {
    user_id: ctx.actor.userId,
    id: id ?? newId(ctx.clock.now()),
    name: '',
    first_monday: fields.first_monday,
    weeks: fields.weeks,
    period_tables: '[]',
    day_changes: '[]',
    sample: flag(sample),
    version: 1,
    created_at: time,
    updated_at: time,
    deleted_at: null,
  };
  const row = withTermFields(ctx, empty, fields);
  await insertTermRow(tx, row);
  return row;
}
