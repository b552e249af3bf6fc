import { writeWeeks } from '@board/contracts/formats/week-text';
import { attempt, type DayPlace, type DayReach, useFormat } from '@board/platform';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../text.ts';
import { type CoursePlan, fetchPlan, useCourseWrites } from './courses.queries.ts';
import { fromHereOn } from './from-here-on.ts';
import { type Lesson, useLessonWrites } from './lessons.queries.ts';
import { usePlanWords } from './plan-words.ts';

export interface LessonMoves {
  readonly move: (lesson: Lesson, to: DayPlace, reach?: string) => void;
  readonly reaches: (lesson: Lesson, to: DayPlace) => Promise<readonly DayReach[]>;
}

/** Another day and time for a lesson that stands in a calendar; the same functions as long as the words are. */
export function useLessonMoves(): LessonMoves {
  const t = useTexts();
  const { fullDay } = useFormat();
  const { weeksInWords } = usePlanWords();
  const tools = { ...useLessonWrites(), save: useCourseWrites().save };
  const latest = useRef({ ...tools, weeksInWords });
  useEffect(() => {
    latest.current = { ...tools, weeksInWords };
  });
  return useMemo(
    () => ({
      move(lesson, to, reach) {
        const { change, reset, save } = latest.current;
        let back = (): Promise<unknown> =>
          lesson.changed ? change(lesson, placeOf(lesson, lesson)) : reset(lesson);

        async function write(): Promise<CoursePlan> {
          if (reach !== 'following') return change(lesson, placeOf(lesson, to));
          const { plan, later } = await laterOf(lesson, to);
          if (!later) throw new Error('what follows is another than when it was asked for');
          const { course_name, meetings } = plan;
          const after = await save({ course_name, meetings: [...later.meetings] }, plan);
          back = () => save({ course_name, meetings }, after);
          return after;
        }

        const [key, failed] = [lesson.id, t('failed')];
        void attempt(write, {
          key,
          failed,
          done: t('lesson.moved', { name: lesson.name, day: fullDay(to.date) }),
          undo: () => attempt(() => back(), { key, failed, done: t('lesson.putBack') }),
        });
      },
      async reaches(lesson, to) {
        const one = { id: 'one', title: t('lesson.moveOne'), text: fullDay(lesson.date) };
        const { later } = await laterOf(lesson, to);
        if (!later || later.weeks.length === 1) return [one];
        const weeks = latest.current.weeksInWords(writeWeeks(later.weeks));
        const text = t('lesson.moveCount', { count: later.weeks.length, weeks });
        return [one, { id: 'following', title: t('lesson.moveFollowing'), text }];
      },
    }),
    [t, fullDay],
  );
}

/** It keeps its periods as long as it keeps its time. */
const placeOf = ({ time, periods }: Lesson, to: DayPlace) => ({
  new_date: to.date,
  time: to.time ?? time,
  periods: (to.time ?? time) === time ? periods || null : null,
});

async function laterOf(lesson: Lesson, to: DayPlace) {
  const { plan, term } = await fetchPlan(lesson.course_id);
  return { plan, later: term ? fromHereOn(lesson, to, plan, term) : null };
}
