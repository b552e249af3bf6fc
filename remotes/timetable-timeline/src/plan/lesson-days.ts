import { type DaySourceProps, messageOf, openLayer, useTelling } from '@board/platform';
import { useMemo } from 'react';
import { useTexts } from '../text.ts';
import { type Lesson, useLessons } from './lessons.queries.ts';

/** The lessons of these days; they move by their own form, which asks how far a change reaches. */
export function LessonDays({ start, end, tell }: DaySourceProps) {
  const t = useTexts();
  const { data, error, mutate } = useLessons(start, end);
  const reading = useMemo(
    () => ({
      things: data?.items.map(thingOf),
      problem: error && {
        words: messageOf(error, t('courses.failed')),
        again: () => void mutate(),
      },
    }),
    [data, error, mutate, t],
  );
  useTelling(tell, reading);
  return null;
}

const thingOf = ({ id, name, location, date, time, color }: Lesson) =>
  ({
    id,
    kind: 'lesson',
    title: name,
    text: location || undefined,
    date,
    time,
    color,
    open: () => openLayer('timetable-timeline', 'lesson', { id, date }),
  }) as const;
