import type { Span } from '@board/time/words';
import type { Context } from '../../../context.ts';
import { listTasksTool } from '../../tasks/index.ts';
import { plain } from './language.ts';
import type { Speech } from './speech.ts';

/** The tasks of the days that were named, or all open ones. */
export async function* sayTasks(
  ctx: Context,
  speech: Speech,
  when: Span | undefined,
): AsyncGenerator<string> {
  const { text } = speech;
  const query = when ? { start_date: when.start, end_date: when.end } : { completed: false };
  const { tasks, total } = await listTasksTool.run(ctx, query);
  const done = tasks.filter(({ completed }) => completed).length;
  if (tasks.length === 0) {
    yield when ? text.noTasks(speech.days(when)) : text.noOpenTasks;
    return;
  }
  yield when ? text.tasks(speech.days(when), total - done, done) : text.openTasks(total);
  yield '';
  for (const { title, date, time, completed } of tasks) {
    const parts = [
      speech.day(date),
      time?.replace('-', '–'),
      completed ? text.completed : undefined,
    ];
    yield `- **${plain(title)}** ${parts.filter(Boolean).join(' · ')}`;
  }
  if (total > tasks.length) yield `\n${text.more(total - tasks.length)}`;
}
