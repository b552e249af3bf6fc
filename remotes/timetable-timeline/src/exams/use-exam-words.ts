import { useFormat } from '@board/platform';
import { useMemo } from 'react';
import { useTexts } from '../text.ts';
import type { Exam } from './exams.queries.ts';

/** How an exam is said: which, when and where. */
export function useExamWords() {
  const t = useTexts();
  const format = useFormat();
  return useMemo(() => {
    const placeOf = ({ room, seat }: Pick<Exam, 'room' | 'seat'>): string =>
      [room, seat ? t('exam.seatOf', { seat }) : t('exam.noSeat')]
        .filter(Boolean)
        .join(t('list.separator'));
    return {
      nameOf: ({ course, title }: Pick<Exam, 'course' | 'title'>): string =>
        [begins(title, course ?? '') ? '' : course, title].filter(Boolean).join(' '),
      placeOf,
      /** 'due Fri 20 Nov 22:00' */
      dueOf: ({ date, time }: { date: string; time: string | null }): string =>
        t('exam.due', {
          when: [format.shortDay(date), time && format.timeRange(time)].filter(Boolean).join(' '),
        }),
      /** 'Fri, Nov 20 09:00–11:00, Hall 3, seat 27' */
      detailsOf: (exam: Exam): string =>
        [
          [format.shortDay(exam.date), exam.time && format.timeRange(exam.time)]
            .filter(Boolean)
            .join(' '),
          placeOf(exam),
        ].join(t('list.separator')),
    };
  }, [t, format]);
}

/** Mathematical logic is not of Math. */
const begins = (title: string, course: string): boolean =>
  title.startsWith(course) && !/^[a-z]/i.test(title.slice(course.length));
