import { type Band, type GradeScale, usualBands } from '@board/contracts/constants/grades';
import type { Context } from '../../context/context.ts';
import type { Connection } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import { findScaleRow, putScaleRow, type ScaleRow } from './grades.repository.ts';

type Tables = Partial<Record<GradeScale, Band[]>>;

const toScale = ({ scale, tables }: Pick<ScaleRow, 'scale' | 'tables'>) => {
  const own: Tables = JSON.parse(tables);
  return { scale, bands: own[scale] ?? [...usualBands[scale]] };
};

/** Whoever has chosen none has the usual table of the most usual scale. */
export async function gradeScaleOf(connection: Connection, userId: string) {
  return toScale((await findScaleRow(connection, userId)) ?? { scale: '4.0', tables: '{}' });
}

/** Chooses a scale, and writes down its table where one is given; those of the others stay. */
export function setGradeScale(
  ctx: Context,
  { scale, bands }: { scale: GradeScale; bands?: Band[] },
) {
  if (bands && new Set(bands.map(({ from }) => from)).size < bands.length)
    throw new ServiceError('grade.same_band');
  const { userId } = ctx.actor;
  return write(ctx, ['grades'], async (tx) => {
    const own: Tables = JSON.parse((await findScaleRow(tx, userId))?.tables ?? '{}');
    if (bands) own[scale] = bands.toSorted((one, other) => other.from - one.from);
    const row = { user_id: userId, scale, tables: JSON.stringify(own) };
    await putScaleRow(tx, row);
    return toScale(row);
  });
}
