import { pageLimit } from '@board/contracts/constants/limits';
import { plain } from '../../../../area/intent.ts';
import type { Context } from '../../../../context/context.ts';
import { listCalendarEvents } from '../../../calendars/index.ts';
import { lessonsBetween } from '../../../courses/index.ts';
import { listExams } from '../../../exams/index.ts';
import { listTasks } from '../../../tasks/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import { isInPart, later, shownDays, someOf } from './part-of-day.ts';
import { lessonLine } from './say-courses.ts';
import { taskLine } from './say-tasks.ts';
import type { Speech } from './speech.ts';
import { examThing, thingLine } from './thing-line.ts';

/** All that stands on some days, day by day; of a week that runs, what is left of it. */
export async function* sayAgenda(
  ctx: Context,
  speech: Speech,
  today: string,
  asked: Asked,
): AsyncGenerator<string> {
  const { text } = speech;
  const days = shownDays(asked.span, today, true);
  const query = { start_date: days.start, end_date: days.end, limit: pageLimit.max };
  const lessons = (await lessonsBetween(ctx, days.start, days.end)).filter(({ time }) =>
    isInPart(asked, time),
  );
  const tasks = someOf(asked, await listTasks(ctx, query));
  const exams = someOf(asked, await listExams(ctx, query));
  const events = someOf(asked, await listCalendarEvents(ctx, query));
  const lines = [
    ...lessons.map((lesson) => ({ date: lesson.date, line: lessonLine(lesson) })),
    ...exams.shown.map((exam) => ({
      date: exam.date,
      line: thingLine(speech, examThing(speech, exam)),
    })),
    ...events.shown.map(({ place, ...event }) => ({
      // What began before them is told on the first.
      date: later(event.date, days.start),
      line: thingLine(speech, { ...event, more: plain(place) }),
    })),
    ...tasks.shown.map((task) => ({ date: task.date, line: taskLine(speech, task) })),
  ].sort((one, other) => one.date.localeCompare(other.date));
  const when = speech.days(days, asked.at);
  if (lines.length === 0) {
    yield text.nothing(when);
    return;
  }
  yield text.agenda(when, lessons.length, tasks.total, exams.total, events.total);
  for (const [date, ofDay] of Map.groupBy(lines, (each) => each.date)) {
    yield '';
    if (days.start !== days.end) yield `**${speech.day(date)}**\n`;
    yield* ofDay.map(({ line }) => line);
  }
  const left = [tasks, exams, events].reduce(
    (sum, { total, shown }) => sum + total - shown.length,
    0,
  );
  if (left > 0) yield `\n${text.more(left)}`;
}
