import type { ImportedCourse } from '@board/contracts/calls/courses';
import { useFormat } from '@board/platform';
import { useTexts } from '../text.ts';
import { usePlanWords } from './plan-words.ts';
import { useWeekdayName } from './weekdays.ts';

type Lessons = Pick<ImportedCourse, 'meetings' | 'sessions'>;

/** When and where, a line a meeting and a line a single day. */
export function useLessonLines(): (lessons: Lessons) => string[] {
  const format = useFormat();
  const weekdayName = useWeekdayName();
  const { periodsInWords, weeksInWords } = usePlanWords();
  const separator = useTexts()('list.dot');
  const when = ({ time, periods }: { time: string | null; periods: string }) =>
    time === null ? periodsInWords(periods) : format.timeRange(time);
  return ({ meetings, sessions }) =>
    [
      ...meetings.map((each) => [
        weekdayName(each.weekday),
        when(each),
        weeksInWords(each.weeks),
        each.classroom,
      ]),
      ...sessions.map((each) => [format.mediumDay(each.date), when(each), each.classroom]),
    ].map((parts) => parts.filter(Boolean).join(separator));
}
