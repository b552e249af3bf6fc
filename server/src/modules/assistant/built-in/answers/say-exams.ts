import { addDays, daysBetween } from '@board/time';
import type { Context } from '../../../../context.ts';
import { plain } from '../../../../intent.ts';
import { lessonsBetween } from '../../../courses/index.ts';
import { listTasks } from '../../../tasks/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import type { Speech } from './speech.ts';

const words = ['exam', 'test', 'quiz', 'midterm', 'final', '考', '期末', '期中', '测验'] as const;
const isExam = (title: string) =>
  /\b(?:exams?|examination|tests?|quiz(?:zes)?|midterms?|finals?)\b|考|期末|期中|测验/i.test(title);
const daysAhead = 180;

/** Exams are tasks and lessons that call themselves so. */
export async function* sayExams(
  ctx: Context,
  speech: Speech,
  today: string,
  { span, name = '' }: Asked,
): AsyncGenerator<string> {
  const { text } = speech;
  const start = span && span.start > today ? span.start : today;
  const end = span && span.end >= start ? span.end : addDays(today, daysAhead);
  const found = new Map<string, { title: string; date: string; time: string; room: string }>();
  for (const word of words) {
    const query = { start_date: start, end_date: end, completed: false, search: word, limit: 20 };
    for (const { id, title, date, time } of (await listTasks(ctx, query)).items)
      found.set(id, { title, date, time: time ?? '', room: '' });
  }
  for (const { id, course_name, date, time, classroom } of await lessonsBetween(ctx, start, end))
    found.set(id, { title: course_name, date, time, room: classroom });
  const exams = [...found.values()]
    .filter(({ title }) => isExam(title) && title.toLowerCase().includes(name.toLowerCase()))
    .sort((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`));
  if (exams.length === 0) {
    yield text.noExams(name === '' ? '' : plain(name));
    return;
  }
  yield `${text.exams(exams.length)}\n`;
  for (const { title, date, time, room } of exams.slice(0, 20)) {
    const parts = [speech.day(date), time.replace('-', '–'), plain(room)].filter(Boolean);
    yield `- **${plain(title)}** ${parts.join(text.pause)} (${text.inDays(daysBetween(today, date))})`;
  }
}
