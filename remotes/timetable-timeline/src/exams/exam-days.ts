import {
  attempt,
  type DayPlace,
  type DaySourceProps,
  type DayThing,
  openLayer,
  unreadDays,
  useFormat,
  useTelling,
} from '@board/platform';
import { useCallback, useMemo } from 'react';
import { useKnownCourses } from '../plan/courses.queries.ts';
import { useTexts } from '../text.ts';
import { type Exam, useExamsBetween, useExamWrites } from './exams.queries.ts';
import { useExamWords } from './use-exam-words.ts';

/** The exams of these days, in the colours of their courses. */
export function ExamDays({ start, end, tell }: DaySourceProps) {
  const t = useTexts();
  const { data, error, mutate } = useExamsBetween(start, end);
  const colours = useKnownCourses(data !== undefined && data.items.length > 0);
  const { placeOf, nameOf } = useExamWords();
  const move = useExamMove();
  const reading = useMemo(() => {
    const thingOf = (exam: Exam): DayThing => ({
      id: exam.id,
      kind: 'exam',
      title: nameOf(exam),
      short: exam.title,
      text: placeOf(exam),
      date: exam.date,
      time: exam.time ?? undefined,
      color: colours.get(exam.course) ?? 1,
      open: () => openLayer('timetable-timeline', 'exam', { id: exam.id }),
      move: (to) => move(exam, to),
    });
    return {
      things: data?.items.map(thingOf),
      problem: unreadDays(error, t('exam.failed'), mutate),
    };
  }, [data, error, mutate, t, colours, nameOf, placeOf, move]);
  useTelling(tell, reading);
  return null;
}

/** Another day and hours; the same function as long as the words are. */
function useExamMove() {
  const t = useTexts();
  const { fullDay } = useFormat();
  const { update } = useExamWrites();
  return useCallback(
    (exam: Exam, { date, time }: DayPlace) => {
      let after = exam;
      const write = async () => {
        after = await update(exam, { date, time: time ?? null });
        return after;
      };
      void attempt(write, {
        key: exam.id,
        done: t('lesson.moved', { name: exam.title, day: fullDay(date) }),
        failed: t('exam.notSaved'),
        undo: () => update(after, { date: exam.date, time: exam.time }),
      });
    },
    [t, fullDay, update],
  );
}
