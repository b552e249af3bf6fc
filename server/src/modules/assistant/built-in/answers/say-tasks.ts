import type { Priority } from '@board/contracts/constants/priorities';
import type { Task } from '@board/contracts/schemas/tasks';
import { addDays } from '@board/time';
import type { Context } from '../../../../context.ts';
import { plain } from '../../../../intent.ts';
import { listTasks } from '../../../tasks/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import { earlier, isInPart } from './part-of-day.ts';
import type { Speech } from './speech.ts';

const most = 50;

/** The tasks of the days that were named, or all open ones. */
export async function* sayTasks(
  ctx: Context,
  speech: Speech,
  today: string,
  { span, has }: Asked,
): AsyncGenerator<string> {
  const { text } = speech;
  const priority = (['high', 'medium', 'low'] satisfies Priority[]).find((each) => has.has(each));
  const isOverdue = has.has('overdue');
  const isDone = has.has('done') && !has.has('open');
  const isOpen = isOverdue || has.has('open') || (priority !== undefined && !isDone);
  const end = isOverdue ? earlier(span?.end, addDays(today, -1)) : span?.end;
  const { items, pagination } = await listTasks(ctx, {
    limit: most,
    ...(span && { start_date: span.start }),
    ...(end !== undefined && { end_date: end }),
    ...(priority && { priority }),
    ...(isDone ? { completed: true } : (isOpen || !span) && { completed: false }),
  });
  const shown = items.filter(({ time }) => isInPart(has, time));
  const days = span ? speech.days(span) : '';
  const label = [
    isOverdue && text.overdue,
    isDone && text.completed,
    priority && text.priority[priority],
  ].filter((each) => typeof each === 'string');
  if (shown.length === 0) {
    if (label.length > 0) yield text.noneOf(label.join(text.comma), days);
    else yield span ? text.noTasks(days) : text.noOpenTasks;
    return;
  }
  const done = shown.filter(({ completed }) => completed).length;
  const total = shown.length < items.length ? shown.length : pagination.total;
  if (label.length > 0) yield text.someOf(label.join(text.comma), days, total);
  else yield span ? text.tasks(days, total - done, done) : text.openTasks(total);
  yield '';
  yield* shown.map((task) => taskLine(speech, task));
  if (total > shown.length) yield `\n${text.more(total - shown.length)}`;
}

export function taskLine(speech: Speech, { title, date, time, completed }: Task): string {
  const parts = [
    speech.day(date),
    time?.replace('-', '–'),
    completed ? speech.text.completed : undefined,
  ];
  // When it is stands below, on a line of its own, whatever the width.
  return `- **${plain(title)}**  \n  ${parts.filter(Boolean).join(speech.text.pause)}`;
}
