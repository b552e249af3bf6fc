import { textLength } from '@board/contracts/constants/limits';
import { isRealCourseName } from '@board/contracts/constants/timetable';
import type { ImportedCourse } from '@board/contracts/schemas/course-imports';

type ImportedMeeting = ImportedCourse['meetings'][number];
type ImportedSession = ImportedCourse['sessions'][number];

export const isCourseName = (name: string): boolean =>
  isRealCourseName(keepable(name)) && name.length <= textLength.name;

/** Rows of one course and teacher become one course; the same row twice becomes one. */
export class CourseCollector {
  readonly #courses = new Map<string, ImportedCourse>();
  readonly #lessons = new Set<string>();
  lastWeek = 0;

  addMeeting(name: string, teacher: string, meeting: ImportedMeeting): void {
    const bounded = { ...meeting, classroom: keepable(meeting.classroom) };
    if (this.#isNew(name, teacher, bounded)) this.#course(name, teacher).meetings.push(bounded);
  }

  addSession(name: string, teacher: string, session: ImportedSession): void {
    const bounded = { ...session, classroom: keepable(session.classroom) };
    if (this.#isNew(name, teacher, bounded)) this.#course(name, teacher).sessions.push(bounded);
  }

  /** Remembers the last week of the term. */
  note(week: number): void {
    this.lastWeek = Math.max(this.lastWeek, week);
  }

  all(): ImportedCourse[] {
    return [...this.#courses.values()].filter(
      (course) => course.meetings.length + course.sessions.length > 0,
    );
  }

  #isNew(name: string, teacher: string, lesson: object): boolean {
    const key = JSON.stringify([name, teacher, lesson]);
    if (this.#lessons.has(key)) return false;
    this.#lessons.add(key);
    return true;
  }

  #course(course_name: string, teacher: string): ImportedCourse {
    const key = JSON.stringify([course_name, teacher]);
    const course = this.#courses.get(key) ?? {
      course_name: keepable(course_name),
      teacher: keepable(teacher),
      meetings: [],
      sessions: [],
    };
    this.#courses.set(key, course);
    return course;
  }
}

/** As much as there is room for, without what no text may hold: such signs, and half of a letter. */
export const keepable = (text: string, most: number = textLength.name): string =>
  text.replaceAll('\0', '').slice(0, most).toWellFormed();
