import type { Course } from '@board/contracts/schemas/courses';
import { lengthOf, wallIn } from '@board/time';
import { plain } from '../../../../area/intent.ts';
import type { Context } from '../../../../context/context.ts';
import { lessonsBetween } from '../../../courses/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import { isInPart, shownDays } from './part-of-day.ts';
import type { Speech } from './speech.ts';
import { termOf } from './term-of.ts';

export async function* sayCourses(
  ctx: Context,
  speech: Speech,
  today: string,
  asked: Asked,
): AsyncGenerator<string> {
  const { span, has, at } = asked;
  const { text } = speech;
  const term = span || !has.has('term') ? undefined : await termOf(ctx, today, 0);
  if (term) {
    const held = await lessonsBetween(ctx, term.start, term.end);
    const names = [...new Set(held.map(({ course_name: name }) => name))];
    yield `${text.coursesOfTerm(names.length)}\n`;
    yield* names.map((name) => `- **${plain(name)}**`);
    return;
  }
  const isLeft = has.has('open');
  const days = shownDays(span, today, isLeft);
  const now = wallIn(ctx.actor.timeZone, ctx.clock.now());
  const isOver = ({ date, time }: Course) => date === now.day && time.slice(6) <= now.time;
  const lessons = (await lessonsBetween(ctx, days.start, days.end)).filter(
    (lesson) => isInPart(asked, lesson.time) && !(isLeft && isOver(lesson)),
  );
  if (lessons.length === 0) {
    yield text.noCourses(speech.days(days, at));
    return;
  }
  yield text.courses(speech.days(days, at), lessons.length);
  if (has.has('hours'))
    yield `\n${speech.lasting(lessons.reduce((sum, { time }) => sum + (lengthOf(time) ?? 0), 0))}`;
  for (const [date, ofDay] of Map.groupBy(lessons, (lesson) => lesson.date)) {
    yield '';
    if (days.start !== days.end) yield `**${speech.day(date)}**\n`;
    yield* ofDay.map((lesson) => lessonLine(lesson));
  }
}

export function lessonLine({ course_name, time, classroom, teacher }: Course, day = ''): string {
  const where = [classroom, teacher].filter((part) => part !== '').map(plain);
  return `- ${day === '' ? '' : `${day} `}${time.replace('-', '–')} **${plain(course_name)}** ${where.join(' · ')}`;
}
