import { useFormat } from '@board/platform';
import { addDays, weekOf } from '@board/time';
import { useLessons } from '../plan/lessons.queries.ts';
import { useTexts } from '../text.ts';
import { nextLesson } from './next-lesson.ts';

/** This week's lessons are at hand; the coming days are asked for only when none of these is left. */
function useNextLesson(today: string, now: number) {
  const week = weekOf(today);
  const { data } = useLessons(week[0] ?? today, week[6] ?? today);
  const next = data && nextLesson(data.items, today, now);
  const { data: coming } = useLessons(today, addDays(today, 6), data !== undefined && !next);
  return next ?? (coming && nextLesson(coming.items, today, now));
}

/** What comes next, where, and how long until then. */
export function NextLessonNote({ today, now }: { today: string; now: number }) {
  const t = useTexts();
  const format = useFormat();
  const next = useNextLesson(today, now);
  if (!next) return null;

  const { lesson, minutes } = next;
  const what = [lesson.name, lesson.location].filter(Boolean).join(t('list.separator'));
  if (minutes === 0) {
    return <span>{t('timeline.goingOn', { what, end: lesson.time.slice(6) })}</span>;
  }
  if (lesson.date !== today) {
    const when = `${format.shortWeekday(lesson.date)} ${lesson.time.slice(0, 5)}`;
    return <span>{t('timeline.nextDay', { what, when })}</span>;
  }
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  const duration =
    values.hours === 0
      ? t('duration.minutes', values)
      : t(values.minutes === 0 ? 'duration.hours' : 'duration.hoursMinutes', values);
  return <span>{t('timeline.next', { what, duration })}</span>;
}
