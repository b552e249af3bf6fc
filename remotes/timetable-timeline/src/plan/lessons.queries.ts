import {
  changeLesson,
  type Course as Lesson,
  type LessonChange,
  listCourses,
  resetLesson,
} from '@board/contracts/calls/courses';
import { isRealCourseName } from '@board/contracts/constants/timetable';
import { patch, planWrite, unsure, useApi, useSend } from '@board/platform';
import { weekdayOf } from '@board/time';
import { useMemo } from 'react';

export type { Lesson };

/** Every lesson from `start` to `end`; the range is the page. */
export function useLessons(start: string, end: string, wanted = true) {
  const request = useApi(
    listCourses,
    wanted ? { query: { start_date: start, end_date: end } } : null,
  );
  const { data: reply, mutate } = request;
  const data = useMemo(
    () =>
      reply && { items: reply.items.filter(({ course_name }) => isRealCourseName(course_name)) },
    [reply],
  );
  return {
    data,
    mutate,
    // Read only by who shows them: each is a reason to draw again.
    get error() {
      return request.error;
    },
    get isLoading() {
      return request.isLoading;
    },
    get isValidating() {
      return request.isValidating;
    },
  };
}

type Change = Partial<Omit<LessonChange, 'meeting_id' | 'date'>>;

export const withoutLessons = (gone: (lesson: Lesson) => boolean) =>
  patch(listCourses, (reply) => ({ ...reply, items: reply.items.filter((each) => !gone(each)) }));

/** Where its periods lie then, and to which lists it comes, only the server knows. */
const withLessonAt = (id: string, date: string, time: string) =>
  patch(listCourses, (reply) =>
    unsure({
      ...reply,
      items: reply.items.map((lesson) =>
        lesson.id === id
          ? { ...lesson, date, day: weekdayOf(date), time, periods: '', timeSlots: [] }
          : lesson,
      ),
    }),
  );

/** A lesson that is cancelled or moved is so on the screen at once. */
const oneChange = planWrite<typeof changeLesson, Lesson>(changeLesson, {
  shows({ body }, { id }) {
    if (body?.cancelled) return [withoutLessons((lesson) => lesson.id === id)];
    return body?.new_date && body.time ? [withLessonAt(id, body.new_date, body.time)] : [];
  },
});

export function useLessonWrites() {
  const change = useSend(oneChange);
  const reset = useSend(resetLesson);
  return {
    change: (lesson: Lesson, body: Change) =>
      change({ params: lessonParams(lesson), body }, { seen: lesson }),
    reset: (lesson: Lesson) => reset({ params: lessonParams(lesson) }),
  };
}

const lessonParams = (lesson: Lesson) => ({
  id: lesson.course_id,
  meeting_id: lesson.meeting_id,
  date: lesson.planned_date,
});
