import { randomInt } from 'node:crypto';
import { classLimit, codeLength, codeSigns } from '@board/contracts/constants/classes';
import type { Class } from '@board/contracts/schemas/classes';
import type { Context } from '../../context.ts';
import type { Connection, Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors.ts';
import { type ClassRow, classesOf, findOwnClass } from './classes.repository.ts';

export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]).join('');

/** For what only he may who has it. */
export async function ownClass(
  ctx: Context,
  connection: Connection,
  id: string,
): Promise<ClassRow> {
  const row = await findOwnClass(connection, ctx.actor.userId, id);
  if (!row) throw new ServiceError('class.not_found');
  return row;
}

/** As who has it or is in it sees it. */
export async function seenClass(ctx: Context, connection: Connection, id: string): Promise<Class> {
  const [seen] = await classesOf(connection, ctx.actor.userId, id);
  if (!seen) throw new ServiceError('class.not_found');
  return seen;
}

export async function checkOneMore(ctx: Context, tx: Transaction): Promise<void> {
  if ((await classesOf(tx, ctx.actor.userId)).length >= classLimit.perPerson)
    throw new ServiceError('class.too_many', { fill: { count: classLimit.perPerson } });
}
