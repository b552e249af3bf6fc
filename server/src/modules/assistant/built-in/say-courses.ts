import type { Span } from '@board/time/words';
import type { Context } from '../../../context.ts';
import { listCoursesTool } from '../../courses/index.ts';
import { plain } from './language.ts';
import type { Speech } from './speech.ts';

export async function* sayCourses(
  ctx: Context,
  speech: Speech,
  days: Pick<Span, 'start' | 'end'>,
): AsyncGenerator<string> {
  const { text } = speech;
  const { courses, total } = await listCoursesTool.run(ctx, {
    start_date: days.start,
    end_date: days.end,
  });
  if (courses.length === 0) {
    yield text.noCourses(speech.days(days));
    return;
  }
  yield text.courses(speech.days(days), total);
  for (const [date, lessons] of Map.groupBy(courses, (course) => course.date)) {
    yield '';
    if (days.start !== days.end) yield `**${speech.day(date)}**\n`;
    for (const { course_name, time, classroom, teacher } of lessons) {
      const where = [classroom, teacher].filter((part) => part !== '').map(plain);
      yield `- ${time.replace('-', '–')} **${plain(course_name)}** ${where.join(' · ')}`;
    }
  }
}
