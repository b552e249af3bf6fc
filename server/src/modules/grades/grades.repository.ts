import type { Grade } from '@board/contracts/schemas/grades';
import type { Selectable } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { onlyThing } from '../../database/only-thing.ts';
import { ownThings } from '../../database/own-things.ts';
import { statement } from '../../database/statement.ts';
import type { GradeScalesTable, GradesTable } from '../../database/tables/grades.ts';

export type GradeRow = Selectable<GradesTable>;
export type ScaleRow = Selectable<GradeScalesTable>;

export const { put: putGradeRow, drop: dropGradeRow } = ownThings('grades');
export const { find: findScaleRow, put: putScaleRow } = onlyThing('grade_scales');

export const toGrade = ({ user_id: _, counts, parts, ...row }: GradeRow): Grade => ({
  ...row,
  counts: counts === 1,
  parts: JSON.parse(parts),
});

const ofUser = statement<{ userId: string }>()((query, value) =>
  query
    .selectFrom('grades')
    .selectAll()
    .where('user_id', '=', value.text('userId'))
    .orderBy('course_name')
    .orderBy('id'),
);

/** All of them: no more are let in than a reply may hold. */
export function gradeRows(connection: Connection, userId: string): Promise<GradeRow[]> {
  return ofUser.all(connection, { userId });
}
