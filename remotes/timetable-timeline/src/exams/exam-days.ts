import {
  type DaySourceProps,
  type DayThing,
  openLayer,
  unreadDays,
  useTelling,
} from '@board/platform';
import { useMemo } from 'react';
import { useKnownCourses } from '../plan/courses.queries.ts';
import { useTexts } from '../text.ts';
import { type Exam, useExamsBetween } from './exams.queries.ts';
import { useExamWords } from './use-exam-words.ts';

/** The exams of these days, in the colours of their courses. */
export function ExamDays({ start, end, tell }: DaySourceProps) {
  const t = useTexts();
  const { data, error, mutate } = useExamsBetween(start, end);
  const colours = useKnownCourses(data !== undefined && data.items.length > 0);
  const { placeOf, nameOf } = useExamWords();
  const reading = useMemo(() => {
    const thingOf = (exam: Exam): DayThing => ({
      id: exam.id,
      kind: 'exam',
      title: nameOf(exam),
      text: placeOf(exam),
      date: exam.date,
      time: exam.time ?? undefined,
      color: colours.get(exam.course) ?? 1,
      open: () => openLayer('timetable-timeline', 'exam', { id: exam.id }),
    });
    return {
      things: data?.items.map(thingOf),
      problem: unreadDays(error, t('exam.failed'), mutate),
    };
  }, [data, error, mutate, t, colours, nameOf, placeOf]);
  useTelling(tell, reading);
  return null;
}
