import type { ImportedCourse, ImportPreview } from './import.queries.ts';

export type ImportedLesson = NonNullable<ImportPreview['problems'][number]['lesson']>;

/** '9:00-10:30' as the contract writes it; what stands in the place of periods where a lesson has none. */
export function hoursIn(text: string): string | undefined {
  const [, ...clocks] = /^(\d?\d:[0-5]\d)[-–~](\d?\d:[0-5]\d)$/.exec(text.replace(/\s/g, '')) ?? [];
  const [from = '', to = ''] = clocks.map((clock) => clock.padStart(5, '0'));
  return from < to && to < '24' ? `${from}-${to}` : undefined;
}

/** Where a lesson that is being corrected stood: left out, or in a course. */
export type LessonPlace = { problem: number } | { course: number; meeting: number };

export function lessonAt({ problems, courses }: ImportPreview, place: LessonPlace) {
  if ('problem' in place) return problems[place.problem]?.lesson;
  const course = courses[place.course];
  const meeting = course?.meetings[place.meeting];
  if (!course || !meeting) return undefined;
  const { weekday, time, weeks, classroom } = meeting;
  const { course_name, teacher } = course;
  const periods = time ?? meeting.periods;
  return { course_name, teacher, classroom, weekday, periods, weeks, text: '' };
}

/** The preview without what stood there, and with the lessons as they were corrected; without one it is not wanted. */
export function withLesson(
  preview: ImportPreview,
  place: LessonPlace,
  lessons: readonly ImportedLesson[],
): ImportPreview {
  const problems = preview.problems.filter(
    (_, index) => !('problem' in place && place.problem === index),
  );
  const before = preview.courses.map((course, index) =>
    'course' in place && place.course === index
      ? { ...course, meetings: course.meetings.filter((_, at) => at !== place.meeting) }
      : course,
  );
  return {
    ...preview,
    problems,
    courses: lessons.reduce<readonly ImportedCourse[]>(withMeeting, before).filter(isOne),
  };
}

function withMeeting(
  courses: readonly ImportedCourse[],
  lesson: ImportedLesson,
): readonly ImportedCourse[] {
  const { course_name, teacher, weekday, weeks, classroom } = lesson;
  const time = hoursIn(lesson.periods) ?? null;
  const periods = time ? '' : lesson.periods;
  const same = (course: ImportedCourse) =>
    course.course_name === course_name && course.teacher === teacher;
  const meeting = { weekday, periods, weeks, classroom, time, teacher: '' };
  return courses.some(same)
    ? courses.map((each) =>
        same(each) ? { ...each, meetings: [...each.meetings, meeting] } : each,
      )
    : [...courses, { course_name, teacher, meetings: [meeting], sessions: [] }];
}

const isOne = ({ meetings, sessions }: ImportedCourse) => meetings.length + sessions.length > 0;
