import type { Locale } from '@board/contracts/constants/locales';
import { paths } from '@board/contracts/constants/paths';
import type { Tell } from '../../../area/tell.ts';
import type { InsideContext } from '../../../context/context.ts';
import { derivedId } from '../../../database/ids.ts';
import { actAs } from '../../../people/act-as.ts';
import { localDate } from '../../../time/clock.ts';
import { lessonsBetween } from '../list-courses.ts';
import { type ClassAhead, startOf } from './plan-classes.ts';

const words: Record<Locale, { title: (name: string) => string; comma: string }> = {
  'zh-CN': { title: (name) => `即将上课：${name}`, comma: '，' },
  en: { title: (name) => `Lesson soon: ${name}`, comma: ', ' },
};

/** The job of one class, in one transaction with the job's end. The timetable as it is now decides. */
export async function tellOfClass(
  ctx: InsideContext,
  { userId, lesson: id, start }: ClassAhead,
  tell: Tell,
): Promise<void> {
  const { tx } = ctx;
  const begins = Date.parse(start);
  const person = await actAs(ctx, userId);
  if (!person || ctx.clock.now() >= begins) return;
  const { locale, timeZone } = person.actor;
  const date = localDate(timeZone, begins);
  const lesson = (await lessonsBetween(person, date, date)).find(
    (each) => each.id === id && startOf(each, timeZone) === begins,
  );
  if (!lesson) return;
  const { title, comma } = words[locale];
  await tell(ctx, tx, {
    userId,
    id: derivedId(userId, id, start),
    title: title(lesson.course_name),
    message: [lesson.time.replace('-', '–'), lesson.classroom].filter(Boolean).join(comma),
    type: 'info',
    category: 'course',
    actionUrl: paths.timetable,
    mail: false,
  });
}
