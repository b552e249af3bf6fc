import { type Context, today } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { unlessRefused } from '../../../errors/errors.ts';
import { breathing } from '../../../turns/breathing.ts';
import { changeRooms, type RoomChange } from '../../courses/index.ts';
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
export async function add(ctx: Inside, { course, className, post }: Landing): Promise<void> {
  const { id, kind, title, date, time, room } = post;
  if (date === null || date < today(ctx)) return;
  const text = textOf(post, className);
  if (kind === 'room') return changeRooms(ctx, [{ course, date, classroom: room }]);
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
  const breathe = breathing();
  const posts = await postsAhead(ctx.tx, classId, today(ctx));
  for (const post of posts) {
    await breathe();
    if (post.kind !== 'room') await add(ctx, { ...of, post });
  }
  // Of a day the last one counts.
  const rooms = new Map(posts.filter(isRoom).map(({ date, room }) => [date, room]));
  const { course } = of;
  await changeRooms(
    ctx,
    [...rooms].map(([date, classroom]) => ({ course, date, classroom })),
  );
}

/** What was said of rooms, from the lessons of one course to those of another. */
export async function moveRooms(
  ctx: Inside,
  classId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const posts = (await postsAhead(ctx.tx, classId, today(ctx))).filter(isRoom);
  const changes: RoomChange[] = [];
  for (const [date, ofDay] of Map.groupBy(posts, (post) => post.date)) {
    const instead = ofDay.map(({ room }) => room);
    changes.push({ course: from, date, classroom: null, instead });
    changes.push({ course: to, date, classroom: await roomOn(ctx.tx, classId, date) });
  }
  await changeRooms(ctx, changes);
}

const isRoom = (post: PostRow): post is PostRow & { date: string } =>
  post.kind === 'room' && post.date !== null;

/** Only what changed there changes here: what the member set otherwise stays, and what he took out stays away. */
export async function follow(ctx: Inside, before: PostRow, landing: Landing): Promise<void> {
  const { course, className, post } = landing;
  const { id, kind, date, room } = post;
  if (date === null) return;
  if (kind === 'room') {
    return changeRooms(ctx, [
      ...(await withoutRoom(ctx, course, before)),
      { course, date, classroom: room },
    ]);
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

export async function remove(ctx: Inside, course: string, post: PostRow): Promise<void> {
  if (post.date === null) return;
  if (post.kind === 'room') return changeRooms(ctx, await withoutRoom(ctx, course, post));
  await orGone(() => (post.kind === 'exam' ? deleteExam(ctx, post.id) : deleteTask(ctx, post.id)));
}

/** Where it still says so: what was said of that day otherwise, or the room of the plan. */
async function withoutRoom(
  { tx }: Inside,
  course: string,
  { class_id: classId, date, room }: PostRow,
): Promise<RoomChange[]> {
  if (date === null) return [];
  return [{ course, date, classroom: await roomOn(tx, classId, date), instead: [room] }];
}

/** The member has deleted it, it was over when it came, or there is no room for one more. */
const orGone = unlessRefused(
  'exam.not_found',
  'exam.too_many',
  'request.deleted',
  'task.not_found',
  'user.full',
);
