import { type Context, today } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { unlessRefused } from '../../../errors.ts';
import { changeLesson, lessonsBetween } from '../../courses/index.ts';
import { createExam, deleteExam, findExam, updateExam } from '../../exams/index.ts';
import { createTask, deleteTask, findTask, updateTask } from '../../tasks/index.ts';
import { textAfter, textOf } from './post-text.ts';
import { type PostRow, postsAhead, roomOn } from './posts.repository.ts';

type Inside = Context & { tx: Transaction };

export interface Landing {
  /** As the member's own timetable calls it. */
  course: string;
  className: string;
  post: PostRow;
}

/** A task or exam of the member's own under the post's id, so the same post is the same thing for ever. */
export async function add(ctx: Context, { course, className, post }: Landing): Promise<void> {
  const { id, kind, title, date, time, room } = post;
  if (date === null || date < today(ctx)) return;
  const text = textOf(post, className);
  if (kind === 'room') return putRoom(ctx, course, date, room);
  await orGone(() =>
    kind === 'exam'
      ? createExam(ctx, { id, title, course, date, time, room, note: text })
      : createTask(ctx, { id, title, course, date, time, assignment: 'set', description: text }),
  );
}

/** For whoever comes to it now: all that is not over. */
export async function addAhead(
  ctx: Inside,
  classId: string,
  of: Omit<Landing, 'post'>,
): Promise<void> {
  for (const post of await postsAhead(ctx.tx, classId, today(ctx))) await add(ctx, { ...of, post });
}

/** What was said of rooms, from the lessons of one course to those of another. */
export async function moveRooms(
  ctx: Inside,
  classId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const { kind, date, room } of await postsAhead(ctx.tx, classId, today(ctx))) {
    if (kind !== 'room' || date === null) continue;
    await putRoom(ctx, from, date, null, room);
    await putRoom(ctx, to, date, await roomOn(ctx.tx, classId, date));
  }
}

/** Only what changed there changes here: what the member set otherwise stays, and what he took out stays away. */
export async function follow(ctx: Inside, before: PostRow, landing: Landing): Promise<void> {
  const { course, className, post } = landing;
  const { id, kind, date, room } = post;
  if (date === null) return;
  if (kind === 'room') {
    await remove(ctx, course, before);
    return putRoom(ctx, course, date, room);
  }
  // What was over when it was posted came to no board.
  if (before.date !== null && before.date < today(ctx)) await add(ctx, landing);
  await orGone(async () => {
    const is = await (kind === 'exam' ? findExam : findTask)(ctx, id);
    const common = {
      ...(is.title === before.title && { title: post.title }),
      ...(date !== before.date && { date }),
      ...(is.time === before.time && { time: post.time }),
    };
    const words = (own: string) => textAfter(own, before, post, className);
    const change =
      'note' in is
        ? { ...common, ...(room !== before.room && { room }), note: words(is.note) }
        : { ...common, description: words(is.description) };
    // What says it already is not written once more.
    if (JSON.stringify({ ...is, ...change }) === JSON.stringify(is)) return;
    await (kind === 'exam' ? updateExam : updateTask)(ctx, id, change);
  });
}

export async function remove(
  ctx: Inside,
  course: string,
  { class_id: classId, id, kind, date, room }: PostRow,
): Promise<void> {
  if (date === null) return;
  if (kind === 'room') return putRoom(ctx, course, date, await roomOn(ctx.tx, classId, date), room);
  await orGone(() => (kind === 'exam' ? deleteExam(ctx, id) : deleteTask(ctx, id)));
}

/** Of all lessons of the course on that day, or of those in that room; null is the room of the plan. */
async function putRoom(
  ctx: Context,
  course: string,
  date: string,
  classroom: string | null,
  instead?: string,
): Promise<void> {
  for (const lesson of await lessonsBetween(ctx, date, date)) {
    if (lesson.course_name !== course) continue;
    if (instead !== undefined && lesson.classroom !== instead) continue;
    const place = {
      id: lesson.course_id,
      meeting_id: lesson.meeting_id,
      date: lesson.planned_date,
    };
    await orGone(() => changeLesson(ctx, place, { classroom }));
  }
}

/** The member has deleted it, it was over when it came, or there is no room for one more. */
const orGone = unlessRefused(
  'course.lesson_not_found',
  'exam.not_found',
  'exam.too_many',
  'request.deleted',
  'task.not_found',
  'user.full',
);
