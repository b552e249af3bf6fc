import {
  type DaySourceProps,
  type DayThing,
  openLayer,
  unreadDays,
  useNeedsNetwork,
  useTelling,
} from '@board/platform';
import { useMemo } from 'react';
import { useTexts } from '../text.ts';
import { type Lesson, useLessons } from './lessons.queries.ts';
import { type LessonMoves, useLessonMoves } from './use-lesson-moves.ts';

/** The lessons of these days; without a network they stay where they are, for their writes cannot wait. */
export function LessonDays({ start, end, tell }: DaySourceProps) {
  const t = useTexts();
  const { data, error, mutate } = useLessons(start, end);
  const mover = useLessonMoves();
  const fixed = useNeedsNetwork();
  const reading = useMemo(
    () => ({
      things: data?.items.map((lesson) => ({
        ...thingOf(lesson),
        ...(fixed ? { fixed } : movesOf(lesson, mover)),
      })),
      problem: unreadDays(error, t('courses.failed'), mutate),
    }),
    [data, error, mutate, mover, fixed, t],
  );
  useTelling(tell, reading);
  return null;
}

const thingOf = ({ id, name, location, date, time, color }: Lesson): DayThing => ({
  id,
  kind: 'lesson',
  title: name,
  text: location || undefined,
  date,
  time,
  color,
  open: () => openLayer('timetable-timeline', 'lesson', { id, date }),
});

/** One of its own date, one that was changed by itself and one of the school's go alone. */
const movesOf = (
  lesson: Lesson,
  { move, reaches }: LessonMoves,
): Pick<DayThing, 'move' | 'reaches'> => ({
  move: (to, reach) => move(lesson, to, reach),
  reaches:
    lesson.term_id === null || lesson.changed || lesson.source === 'school'
      ? undefined
      : (to) => reaches(lesson, to),
});
