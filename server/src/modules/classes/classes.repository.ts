import type { Class } from '@board/contracts/schemas/classes';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { keyedRows } from '../../database/keyed-rows.ts';
import type { ClassesTable } from '../../database/tables/classes.ts';

export type ClassRow = Selectable<ClassesTable>;

export const {
  find: findOwnClass,
  insert: insertClass,
  /** With its posts and who was in it. */
  drop: dropClass,
} = keyedRows('classes', ['owner_id', 'id']);

/** For who is in it, and whom it is offered to. */
export const { find: findClass } = keyedRows('classes', ['id']);

/** Those that a person has or is in, the newest first, and how he sees each. A person has a handful. */
export async function classesOf(
  connection: Connection,
  userId: string,
  id?: string,
): Promise<Class[]> {
  let query = connection.query
    .selectFrom('classes as class')
    .leftJoin('class_members as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.user_id', '=', userId),
    )
    .innerJoin('users as teacher', 'teacher.id', 'class.owner_id')
    .leftJoin('class_members as offered', (join) =>
      join.onRef('offered.class_id', '=', 'class.id').on('offered.is_heir', '=', 1),
    )
    .leftJoin('users as heir', 'heir.id', 'offered.user_id')
    .where((is) => is.or([is('class.owner_id', '=', userId), is('own.user_id', 'is not', null)]))
    .select(['class.id', 'class.name', 'class.course', 'class.code', 'class.created_at'])
    .select(['class.owner_id', 'teacher.username', 'own.course as own_course', 'own.shows_name'])
    .select(['own.is_heir', 'own.muted', 'heir.username as heir'])
    .select((is) =>
      is
        .selectFrom('class_members as member')
        .whereRef('member.class_id', '=', 'class.id')
        .select((of) => of.fn.countAll<number>().as('members'))
        .as('members'),
    )
    .orderBy('class.created_at', 'desc')
    .orderBy('class.id');
  if (id !== undefined) query = query.where('class.id', '=', id);
  const rows = await query.execute();
  return rows.map(
    ({ owner_id, username, own_course, shows_name, muted, is_heir, heir, ...row }) => {
      const isOwn = owner_id === userId;
      return {
        ...row,
        course: own_course ?? row.course,
        teacher: isOwn ? null : username,
        heir: isOwn || is_heir === 1 ? heir : null,
        code: isOwn ? row.code : null,
        members: Number(row.members ?? 0),
        shows_name: shows_name === 1,
        muted: muted === 1,
      };
    },
  );
}

/** Who has the code may know of it, but for one whose owner is shut out. */
export function findClassByCode(
  connection: Connection,
  code: string,
): Promise<ClassRow | undefined> {
  return connection.query
    .selectFrom('classes as class')
    .innerJoin('users as owner', 'owner.id', 'class.owner_id')
    .selectAll('class')
    .where('class.code', '=', code)
    .where('owner.status', '=', 'active')
    .executeTakeFirst();
}

/** Those who count a person among their members. */
export async function ownersAround(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection.query
    .selectFrom('class_members as member')
    .innerJoin('classes as class', 'class.id', 'member.class_id')
    .select('class.owner_id')
    .distinct()
    .where('member.user_id', '=', userId)
    .execute();
  return rows.map(({ owner_id }) => owner_id);
}

export async function changeClassRow(
  tx: Transaction,
  { owner_id, id }: ClassRow,
  change: Partial<Pick<ClassRow, 'owner_id' | 'code' | 'name'>>,
): Promise<void> {
  await tx.query
    .updateTable('classes')
    .set(change)
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
}

export function classesOwnedBy(connection: Connection, userId: string): Promise<ClassRow[]> {
  return connection.query
    .selectFrom('classes')
    .selectAll()
    .where('owner_id', '=', userId)
    .orderBy('id')
    .execute();
}
