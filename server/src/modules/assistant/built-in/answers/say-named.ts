import { pageLimit } from '@board/contracts/constants/limits';
import type { Course } from '@board/contracts/schemas/courses';
import { matcherOf } from '@board/contracts/search/matcher';
import { addDays } from '@board/time';
import type { Place } from '@board/time/words';
import { plain } from '../../../../area/intent.ts';
import type { Context } from '../../../../context/context.ts';
import { lessonsBetween } from '../../../courses/index.ts';
import { listTasks } from '../../../tasks/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import { lessonLine } from './say-courses.ts';
import { taskLine } from './say-tasks.ts';
import type { Speech } from './speech.ts';

const daysAhead = 28;
const most = 5;

/** When and where something of a name is; nothing at all where nothing has it. */
export async function* sayNamed(
  ctx: Context,
  speech: Speech,
  { today, now }: Place,
  { span, name = '', has }: Asked,
): AsyncGenerator<string> {
  const days = span ?? { start: today, end: addDays(today, daysAhead) };
  const meant = matcherOf(name, { forgiving: true });
  const isNamed = ({ course_name, teacher, classroom }: Course) =>
    [course_name, teacher, classroom].some((each) => meant(each) !== undefined);
  const lessons = (await lessonsBetween(ctx, days.start, days.end)).filter(isNamed);
  const coming = lessons.filter(({ date, time }) => date > today || time.slice(6) > now);
  // What is to be handed in of a course may be called by neither of its names.
  const isOfTasks = has.has('task') || has.has('due');
  const having = async (search?: string) => {
    const { items } = await listTasks(ctx, {
      ...(search && { search }),
      ...(!has.has('done') && { completed: false }),
      limit: pageLimit.max,
      ...(span && { start_date: span.start, end_date: span.end }),
    });
    return items.filter(({ title, course }) =>
      isOfTasks ? meant(title, course) : title.toLowerCase().includes(name.toLowerCase()),
    );
  };
  const found = await having(name.slice(0, 100));
  const tasks = found.length === 0 && isOfTasks ? await having() : found;
  const held = isOfTasks && lessons.length > 0 ? [] : coming.length > 0 ? coming : lessons;
  if (isOfTasks && tasks.length === 0 && lessons.length > 0)
    yield speech.text.noSuchTask(plain(name));
  if (held.length + tasks.length === 0) return;
  yield `${speech.text.named(plain(name))}\n`;
  yield* held.slice(0, most).map((lesson) => lessonLine(lesson, speech.day(lesson.date)));
  yield* tasks.slice(0, most).map((task) => taskLine(speech, task));
  if (tasks.length > most) yield `\n${speech.text.more(tasks.length - most)}`;
}
