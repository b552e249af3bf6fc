import { examsPerPerson } from '@board/contracts/constants/exams';
import { isBlank } from '@board/contracts/constants/limits';
import type { ExamEdit } from '@board/contracts/schemas/exams';
import type { Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { countExams, type ExamRow } from './exams.repository.ts';

/** The row with the fields laid over it, or the rule that stands against it. */
export function withFields(row: ExamRow, fields: Partial<ExamEdit>): ExamRow {
  const title = fields.title?.trim() ?? row.title;
  if (isBlank(title)) throw new ServiceError('exam.title_required');
  const time = fields.time === undefined ? row.time : (fields.time ?? '');
  if (time !== '' && time.slice(6) <= time.slice(0, 5)) throw new ServiceError('exam.time_order');
  const set = {
    title,
    course: fields.course?.trim() ?? row.course,
    date: fields.date ?? row.date,
    time,
    room: fields.room?.trim() ?? row.room,
    seat: fields.seat?.trim() ?? row.seat,
    weight: fields.weight === undefined ? row.weight : fields.weight,
    note: fields.note ?? row.note,
    remind_days: fields.remind_days
      ? JSON.stringify([...new Set(fields.remind_days)].sort((one, other) => other - one))
      : row.remind_days,
  } satisfies Record<keyof ExamEdit, unknown>;
  return { ...row, ...set };
}

/** For one more, new or brought back. */
export async function checkRoom(tx: Transaction, userId: string): Promise<void> {
  if ((await countExams(tx, userId)) >= examsPerPerson)
    throw new ServiceError('exam.too_many', { fill: { count: examsPerPerson } });
}
