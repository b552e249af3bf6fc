import { usualExamReminders } from '@board/contracts/constants/exams';
import type { Exam, ExamEdit } from '@board/contracts/schemas/exams';
import { type Context, now } from '../../context.ts';
import { stillThere } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { write } from '../../transaction.ts';
import { checkRoom, withFields } from './exam-rules.ts';
import { type ExamRow, findExamRow, insertExamRow, toExam } from './exams.repository.ts';
import { planExam } from './remind/plan-exams.ts';

export interface NewExam extends Partial<ExamEdit> {
  id?: string;
  title: string;
  date: string;
}

/** With an id of the client's own, sending it again answers the exam that is there. */
export function createExam(ctx: Context, { id, ...fields }: NewExam): Promise<Exam> {
  return write(ctx, ['exams'], async (tx) => {
    const { userId } = ctx.actor;
    const existing = id === undefined ? undefined : await findExamRow(tx, userId, id);
    if (existing) return toExam(stillThere(existing));
    await checkRoom(tx, userId);
    const row = withFields(emptyRow(ctx, id ?? newId(ctx.clock.now())), fields);
    await insertExamRow(tx, row);
    await planExam(ctx, tx, row);
    return toExam(row);
  });
}

function emptyRow(ctx: Context, id: string): ExamRow {
  const time = now(ctx);
  return {
    user_id: ctx.actor.userId,
    id,
    title: '',
    course: '',
    date: '',
    time: '',
    room: '',
    seat: '',
    weight: null,
    note: '',
    remind_days: JSON.stringify(usualExamReminders),
    version: 1,
    created_at: time,
    updated_at: time,
    deleted_at: null,
  };
}
