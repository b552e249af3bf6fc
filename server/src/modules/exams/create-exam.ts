import type { BodyOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/exams';
import { examsPerPerson, usualExamReminders } from '@board/contracts/constants/exams';
import type { Exam } from '@board/contracts/schemas/exams';
import type { Context } from '../../context/context.ts';
import { fresh, sentBefore } from '../../writing/fresh.ts';
import { write } from '../../writing/transaction.ts';
import { checkRoom, withFields } from './exam-rules.ts';
import {
  crowdOutExams,
  type ExamRow,
  findExamRow,
  insertExamRow,
  toExam,
} from './exams.repository.ts';
import { planExam } from './remind/plan-exams.ts';

type NewExam = BodyOf<typeof calls.createExam>;

/** With an id of the client's own, sending it again answers the exam that is there. */
export function createExam(ctx: Context, { id, ...fields }: NewExam): Promise<Exam> {
  return write(ctx, ['exams'], async (tx) => {
    const { userId } = ctx.actor;
    const existing = await sentBefore(ctx, tx, findExamRow, id);
    if (existing) return toExam(existing);
    await checkRoom(tx, userId);
    await crowdOutExams(tx, userId, examsPerPerson);
    const row = withFields(emptyRow(ctx, id), fields);
    await insertExamRow(tx, row);
    await planExam(ctx, tx, row);
    return toExam(row);
  });
}

function emptyRow(ctx: Context, id?: string): ExamRow {
  return {
    ...fresh(ctx, id),
    title: '',
    course: '',
    date: '',
    time: '',
    room: '',
    seat: '',
    weight: null,
    note: '',
    remind_days: JSON.stringify(usualExamReminders),
  };
}
