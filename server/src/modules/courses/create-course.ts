import { courseColours } from '@board/contracts/constants/periods';
import type { CourseSource } from '@board/contracts/constants/timetable';
import type { CoursePlan } from '@board/contracts/schemas/courses';
import type { Context } from '../../context/context.ts';
import { fresh, sentBefore } from '../../writing/fresh.ts';
import { type CourseFields, withFields } from './course-fields.ts';
import type { LessonInput } from './course-rules.ts';
import {
  type CourseRow,
  countCourses,
  findCourseRow,
  insertCourseRow,
  toPlan,
} from './courses.repository.ts';
import { insertTerm, type NewTerm } from './terms/create-term.ts';
import { writeCourses } from './write-courses.ts';

export interface NewCourse extends CourseFields, Omit<LessonInput, 'id' | 'teacher'> {
  id?: string;
  course_name: string;
  /** Made with it, where no term is named. */
  new_term?: Omit<NewTerm, 'id'>;
  /** One date instead of a list of sessions. */
  date?: string;
  source?: CourseSource;
}

/** With an id of the client's own, sending it again answers the course that is there. */
export function createCourse(
  ctx: Context,
  { id, source = 'own', new_term, ...input }: NewCourse,
): Promise<CoursePlan> {
  return writeCourses(ctx, async (tx) => {
    const { userId } = ctx.actor;
    const existing = await sentBefore(ctx, tx, findCourseRow, id);
    if (existing) return toPlan(existing);
    const count = await countCourses(tx, userId);
    const empty = emptyCourse(ctx, id, source, colourFor(count));
    const made = input.term_id || !new_term ? undefined : await insertTerm(ctx, tx, new_term);
    const place = { term_id: input.term_id ?? made?.id ?? null };
    const row = await withFields(ctx, tx, empty, { ...unfolded(input), ...place });
    await insertCourseRow(tx, row);
    return toPlan(row);
  });
}

/** A course on one date may be written flat, in the fields in which it is read. */
function unfolded({
  date,
  periods,
  time,
  classroom,
  ...fields
}: Omit<NewCourse, 'id' | 'source' | 'new_term'>): CourseFields {
  if (date === undefined) return fields;
  const session = {
    date,
    ...(periods === undefined ? {} : { periods }),
    ...(time === undefined ? {} : { time }),
    ...(classroom === undefined ? {} : { classroom }),
  };
  return { ...fields, sessions: [...(fields.sessions ?? []), session] };
}

/** The next of the cycle. */
export const colourFor = (count: number): number => (count % courseColours) + 1;

export function emptyCourse(
  ctx: Context,
  id: string | undefined,
  source: CourseSource,
  color: number,
): CourseRow {
  return {
    ...fresh(ctx, id),
    term_id: null,
    course_name: '',
    teacher: '',
    color,
    note: '',
    source,
    meetings: '[]',
    sessions: '[]',
    changes: '[]',
    first_date: '',
    last_date: '',
    external_key: null,
  };
}
