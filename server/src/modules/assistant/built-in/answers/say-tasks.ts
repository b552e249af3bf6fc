import { pageLimit } from '@board/contracts/constants/limits';
import type { Priority } from '@board/contracts/constants/priorities';
import type { Task } from '@board/contracts/schemas/tasks';
import { addDays } from '@board/time';
import { plain } from '../../../../area/intent.ts';
import type { Context } from '../../../../context/context.ts';
import { listTasks } from '../../../tasks/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import { earlier, someOf } from './part-of-day.ts';
import type { Speech } from './speech.ts';
import { thingLine } from './thing-line.ts';

/** The tasks of the days that were named, or all open ones. */
export async function* sayTasks(
  ctx: Context,
  speech: Speech,
  today: string,
  { span, has, tag }: Asked,
): AsyncGenerator<string> {
  const { text } = speech;
  const priority = (['high', 'medium', 'low'] satisfies Priority[]).find((each) => has.has(each));
  const isOverdue = has.has('overdue');
  const isDone = has.has('done') && !has.has('open');
  const isOpen = isOverdue || has.has('open') || (priority !== undefined && !isDone);
  const end = isOverdue ? earlier(span?.end, addDays(today, -1)) : span?.end;
  const found = await listTasks(ctx, {
    limit: pageLimit.max,
    ...(span && { start_date: span.start }),
    ...(end !== undefined && { end_date: end }),
    ...(priority && { priority }),
    ...(tag !== undefined && { tag }),
    ...(isDone ? { completed: true } : (isOpen || !span) && { completed: false }),
  });
  const { fitting, shown, total } = someOf({ has }, found);
  const days = span ? speech.days(span) : '';
  const label = [
    tag !== undefined && plain(`#${tag}`),
    isOverdue && text.overdue,
    isDone && text.completed,
    priority && text.priority[priority],
  ].filter((each) => typeof each === 'string');
  if (shown.length === 0) {
    if (label.length > 0) yield text.noneOf(label.join(text.comma), days);
    else yield span ? text.noTasks(days) : text.noOpenTasks;
    return;
  }
  const done = fitting.filter(({ completed }) => completed).length;
  if (label.length > 0) yield text.someOf(label.join(text.comma), days, total);
  else yield span ? text.tasks(days, total - done, done) : text.openTasks(total);
  yield '';
  yield* shown.map((task) => taskLine(speech, task));
  if (total > shown.length) yield `\n${text.more(total - shown.length)}`;
}

export const taskLine = (speech: Speech, { title, date, time, completed }: Task): string =>
  thingLine(speech, { title, date, time, more: completed ? speech.text.completed : '' });
