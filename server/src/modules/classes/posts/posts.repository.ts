import { classLimit } from '@board/contracts/constants/classes';
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import type { ClassPostsTable } from '../../../database/tables/classes.ts';
import { countOf } from '../../../database/with-total.ts';
import type { PageRequest } from '../../../serving/page.ts';

export type PostRow = Selectable<ClassPostsTable>;

/** Whoever asks here has been found to have the class or to be in it. */
export const {
  find: findPost,
  insert: insertPost,
  replace: replacePost,
  drop: dropPost,
} = keyedRows('class_posts', ['class_id', 'id']);

/** The newest first, and whether what came of each stands on the person's board. */
export async function postsOf(
  connection: Connection,
  userId: string,
  classId: string,
  { limit, offset }: PageRequest,
): Promise<(PostRow & { on_board: boolean; in_trash: boolean })[]> {
  const rows = await connection.query
    .selectFrom('class_posts as post')
    .leftJoin('tasks as task', (join) =>
      join.onRef('task.id', '=', 'post.id').on('task.user_id', '=', userId),
    )
    .leftJoin('exams as exam', (join) =>
      join.onRef('exam.id', '=', 'post.id').on('exam.user_id', '=', userId),
    )
    .where('post.class_id', '=', classId)
    .selectAll('post')
    .select(['task.id as task_id', 'exam.id as exam_id'])
    .select(['task.deleted_at as task_deleted', 'exam.deleted_at as exam_deleted'])
    .orderBy('post.created_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ task_id, exam_id, task_deleted, exam_deleted, ...post }) => {
    const isThere = task_id !== null || exam_id !== null;
    const inTrash = task_deleted !== null || exam_deleted !== null;
    return { ...post, on_board: isThere && !inTrash, in_trash: inTrash };
  });
}

/** What was said last of a day, of what still stands. */
export async function roomOn(
  connection: Connection,
  classId: string,
  date: string,
): Promise<string | null> {
  const row = await connection.query
    .selectFrom('class_posts')
    .select('room')
    .where('class_id', '=', classId)
    .where('kind', '=', 'room')
    .where('date', '=', date)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.room ?? null;
}

/** What is not over, for whoever joins now. */
export function postsAhead(
  connection: Connection,
  classId: string,
  from: string,
): Promise<PostRow[]> {
  return connection.query
    .selectFrom('class_posts')
    .selectAll()
    .where('class_id', '=', classId)
    .where('date', '>=', from)
    .orderBy('id')
    .limit(classLimit.posts)
    .execute();
}

export const countPosts = (connection: Connection, classId: string): Promise<number> =>
  countOf(connection.query.selectFrom('class_posts').where('class_id', '=', classId));

/** Of the newest assignments: on how many boards each stands, and how often it is ticked. Nobody is named. */
export async function progressOf(
  connection: Connection,
  classId: string,
): Promise<{ post_id: string; on_boards: number; done: number }[]> {
  const rows = await connection.query
    .selectFrom((from) =>
      from
        .selectFrom('class_posts')
        .select('id')
        .where('class_id', '=', classId)
        .where('kind', '=', 'assignment')
        .orderBy('created_at', 'desc')
        .limit(classLimit.counted)
        .as('post'),
    )
    .innerJoin('class_members as member', (join) => join.on('member.class_id', '=', classId))
    .innerJoin('tasks as task', (join) =>
      join
        .onRef('task.user_id', '=', 'member.user_id')
        .onRef('task.id', '=', 'post.id')
        .on('task.deleted_at', 'is', null),
    )
    .select('post.id as post_id')
    .select(({ fn }) => fn.countAll<number>().as('on_boards'))
    .select(sql<number>`sum(task.completed)`.as('done'))
    .groupBy('post.id')
    .execute();
  return rows.map(({ post_id, on_boards, done }) => ({
    post_id,
    on_boards: Number(on_boards),
    done: Number(done),
  }));
}
