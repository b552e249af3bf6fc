import { courseAt } from '@board/contracts/constants/course-paths';
import type { Locale } from '@board/contracts/constants/locales';
import { paths } from '@board/contracts/constants/paths';
import { daysBetween } from '@board/time';
import type { Tell } from '../../../area/tell.ts';
import type { InsideContext } from '../../../context/context.ts';
import { today } from '../../../context/context.ts';
import { derivedId } from '../../../database/ids.ts';
import { actAs } from '../../../people/act-as.ts';
import { saidDay, saidTime } from '../../../time/said-when.ts';
import { type ExamRow, findExamRow } from '../exams.repository.ts';
import { type ExamAhead, momentsOf } from './plan-exams.ts';

/** The job of one reminder, in one transaction with the job's end. The exam as it is now decides. */
export async function tellOfExam(
  ctx: InsideContext,
  { userId, exam: id, time }: ExamAhead,
  tell: Tell,
): Promise<void> {
  const { tx } = ctx;
  const person = await actAs(ctx, userId);
  const row = await findExamRow(tx, userId, id);
  if (!person || !row || !momentsOf(row, person.actor.timeZone).includes(time)) return;
  const days = daysBetween(today(person), row.date);
  if (days < 0) return;
  await tell(ctx, tx, {
    ...said(row, days, person.actor.locale),
    userId,
    id: derivedId(id, time),
    type: days <= 1 ? 'warning' : 'info',
    category: 'course',
    actionUrl: row.course === '' ? paths.calendar : courseAt(row.course),
  });
}

interface Words {
  in: (days: number, what: string) => string;
  seat: (seat: string) => string;
  comma: string;
  between: string;
}

const words: Record<Locale, Words> = {
  'zh-CN': {
    in: (days, what) => `${['今天', '明天'][days] ?? `还有 ${days} 天`}考试：${what}`,
    seat: (seat) => `座位 ${seat}`,
    comma: '，',
    between: ' ',
  },
  en: {
    in: (days, what) => `Exam ${['today', 'tomorrow'][days] ?? `in ${days} days`}: ${what}`,
    seat: (seat) => `seat ${seat}`,
    comma: ', ',
    between: ', ',
  },
};

function said(row: ExamRow, days: number, locale: Locale): { title: string; message: string } {
  const say = words[locale];
  const when = `${saidDay(locale, row.date)} ${saidTime(row.time)}`.trim();
  const where = [when, row.room, row.seat && say.seat(row.seat)].filter(Boolean);
  return {
    title: say.in(days, [row.course, row.title].filter(Boolean).join(say.between)),
    message: where.join(say.comma),
  };
}
