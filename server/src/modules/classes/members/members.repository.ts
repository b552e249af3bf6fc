import { classLimit } from '@board/contracts/constants/classes';
import type { Locale } from '@board/contracts/constants/locales';
import type { Selectable } from 'kysely';
import { type Context, now } from '../../../context/context.ts';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import { flag } from '../../../database/row.ts';
import type { ClassMembersTable } from '../../../database/tables/classes.ts';

const members = keyedRows('class_members', ['user_id', 'class_id']);
export const { change: changeMember, drop: dropMember } = members;

export interface NewMember {
  classId: string;
  userId: string;
  course: string;
  showsName: boolean;
}

/** Who is in it already stays as he is. */
export async function insertMember(
  ctx: Pick<Context, 'clock'>,
  tx: Transaction,
  { classId, userId, course, showsName }: NewMember,
): Promise<void> {
  await members.add(tx, {
    user_id: userId,
    class_id: classId,
    course,
    shows_name: flag(showsName),
    is_heir: 0,
    muted: 0,
    joined_at: now(ctx),
  });
}

export async function hideNames(tx: Transaction, classId: string): Promise<void> {
  await tx.query
    .updateTable('class_members')
    .set({ shows_name: 0 })
    .where('class_id', '=', classId)
    .execute();
}

/** What came from a class and still stands under this course of the member's. */
export async function landedIn(
  connection: Connection,
  userId: string,
  classId: string,
  course: string,
): Promise<{ tasks: string[]; exams: string[] }> {
  const posts = connection.query
    .selectFrom('class_posts')
    .select('id')
    .where('class_id', '=', classId)
    .limit(classLimit.posts);
  const of = (table: 'tasks' | 'exams') =>
    connection.query
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where('course', '=', course)
      .where('deleted_at', 'is', null)
      .where('id', 'in', posts)
      .execute();
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return { tasks: ids(await of('tasks')), exams: ids(await of('exams')) };
}

/** To this member alone, or to nobody any more. */
export async function setHeir(
  tx: Transaction,
  classId: string,
  heirId: string | null,
): Promise<void> {
  const inClass = tx.query.updateTable('class_members').where('class_id', '=', classId);
  await inClass.set({ is_heir: 0 }).where('is_heir', '=', 1).execute();
  if (heirId !== null) await inClass.set({ is_heir: 1 }).where('user_id', '=', heirId).execute();
}

export async function heirOf(connection: Connection, classId: string): Promise<string | undefined> {
  const row = await connection.query
    .selectFrom('class_members')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('is_heir', '=', 1)
    .executeTakeFirst();
  return row?.user_id;
}

/** Whom the one who has the class may know, and whether each has done the task of one of its posts. */
export async function openMembers(
  connection: Connection,
  ownerId: string,
  classId: string,
  postId = '',
): Promise<{ user_id: string; username: string; locale: Locale; done: boolean }[]> {
  const rows = await connection.query
    .selectFrom('class_members as member')
    .innerJoin('classes as class', 'class.id', 'member.class_id')
    .innerJoin('users as person', 'person.id', 'member.user_id')
    // Another id is that of something else on the member's board.
    .leftJoin('class_posts as post', (join) =>
      join.onRef('post.class_id', '=', 'class.id').on('post.id', '=', postId),
    )
    .leftJoin('tasks as task', (join) =>
      join
        .onRef('task.user_id', '=', 'member.user_id')
        .onRef('task.id', '=', 'post.id')
        .on('task.deleted_at', 'is', null),
    )
    .where('class.owner_id', '=', ownerId)
    .where('class.id', '=', classId)
    .where('member.shows_name', '=', 1)
    .where('person.status', '=', 'active')
    .select(['member.user_id', 'person.username', 'person.locale', 'task.completed'])
    .orderBy('person.username')
    .limit(classLimit.members)
    .execute();
  return rows.map(({ completed, ...row }) => ({ ...row, done: completed === 1 }));
}

/** Who is in the class of this owner without a name, for that alone may be known: when each joined. */
export async function unnamedMembers(
  connection: Connection,
  ownerId: string,
  classId: string,
): Promise<{ user_id: string; joined_at: string }[]> {
  return connection.query
    .selectFrom('class_members as member')
    .innerJoin('classes as class', 'class.id', 'member.class_id')
    .where('class.owner_id', '=', ownerId)
    .where('class.id', '=', classId)
    .where('member.shows_name', '=', 0)
    .select(['member.user_id', 'member.joined_at'])
    .orderBy('member.joined_at', 'desc')
    .limit(classLimit.members)
    .execute();
}

export type Member = Pick<Selectable<ClassMembersTable>, 'user_id' | 'course' | 'muted'>;

/** For what is brought to all of them. */
export function membersOf(connection: Connection, classId: string): Promise<Member[]> {
  return connection.query
    .selectFrom('class_members')
    .select(['user_id', 'course', 'muted'])
    .where('class_id', '=', classId)
    .orderBy('user_id')
    .execute();
}
