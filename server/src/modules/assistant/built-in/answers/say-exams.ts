import { pageLimit } from '@board/contracts/constants/limits';
import { addDays, daysBetween } from '@board/time';
import { plain } from '../../../../area/intent.ts';
import type { Context } from '../../../../context/context.ts';
import { lessonsBetween } from '../../../courses/index.ts';
import { listExams } from '../../../exams/index.ts';
import { listTasks } from '../../../tasks/index.ts';
import { named } from '../grammar/named.ts';
import type { Asked } from '../grammar/read-question.ts';
import type { Speech } from './speech.ts';
import { examThing, type Thing, thingLine } from './thing-line.ts';

const words = ['exam', 'test', 'quiz', 'midterm', 'final', '考', '期末', '期中', '测验'] as const;
const isExam = ({ title }: Thing) =>
  /\b(?:exams?|examination|tests?|quiz(?:zes)?|midterms?|finals?)\b|考|期末|期中|测验/i.test(title);
const daysAhead = 180;
const most = 20;

/** The exams, and the tasks and lessons that call themselves so. */
export async function* sayExams(
  ctx: Context,
  speech: Speech,
  today: string,
  { span, name = '' }: Asked,
): AsyncGenerator<string> {
  const { text } = speech;
  const start = span && span.start > today ? span.start : today;
  const end = span && span.end >= start ? span.end : addDays(today, daysAhead);
  const range = { start_date: start, end_date: end };
  const { items } = await listExams(ctx, { ...range, limit: pageLimit.max });
  const called = new Map<string, Thing>();
  for (const word of words) {
    const query = { ...range, completed: false, search: word, limit: 20 };
    for (const { id, title, date, time } of (await listTasks(ctx, query)).items)
      called.set(id, { title, date, time });
  }
  for (const { id, course_name, date, time, classroom } of await lessonsBetween(ctx, start, end))
    called.set(id, { title: course_name, date, time, more: plain(classroom) });
  const all = [
    ...items.map((exam) => examThing(speech, exam)),
    ...[...called.values()].filter(isExam),
  ];
  const has = (title: string) => title.toLowerCase().includes(name.toLowerCase());
  const exams = named(name, all, ({ title }) => title, has).sort((a, b) =>
    `${a.date}${a.time ?? ''}`.localeCompare(`${b.date}${b.time ?? ''}`),
  );
  if (exams.length === 0) {
    yield text.noExams(name === '' ? '' : plain(name));
    return;
  }
  yield `${text.exams(exams.length)}\n`;
  for (const exam of exams.slice(0, most))
    yield `${thingLine(speech, exam)} (${text.inDays(daysBetween(today, exam.date))})`;
  if (exams.length > most) yield `\n${text.more(exams.length - most)}`;
}
