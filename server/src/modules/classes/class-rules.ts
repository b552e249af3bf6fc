import { randomInt } from 'node:crypto';
import type { Scope } from '@board/contracts/calls/call';
import { classLimit, codeLength, codeSigns } from '@board/contracts/constants/classes';
import type { Class } from '@board/contracts/schemas/classes';
import type { Context } from '../../context/context.ts';
import type { Connection, Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { inTransaction, touch } from '../../writing/transaction.ts';
import { type ClassRow, classesOf, findClass, findOwnClass } from './classes.repository.ts';

export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]).join('');

/** For what only he may who has it. */
export async function ownClass(
  ctx: Context,
  connection: Connection,
  id: string,
): Promise<ClassRow> {
  const row = await findOwnClass(connection, { owner_id: ctx.actor.userId, id });
  if (!row) throw new ServiceError('class.not_found');
  return row;
}

/** As who has it or is in it sees it. */
export async function seenClass(ctx: Context, connection: Connection, id: string): Promise<Class> {
  const [seen] = await classesOf(connection, ctx.actor.userId, id);
  if (!seen) throw new ServiceError('class.not_found');
  return seen;
}

/** A consent is for the one it was given to. Who shows no name may leave unsaid whose the class was. */
export function checkTeacher(
  { teacher }: Class,
  said: { shows_name?: boolean | undefined; teacher?: string | undefined },
): void {
  if (said.teacher === undefined ? said.shows_name : said.teacher !== teacher)
    throw new ServiceError('class.changed');
}

export async function checkOneMore(ctx: Context, tx: Transaction): Promise<void> {
  if ((await classesOf(tx, ctx.actor.userId)).length >= classLimit.perPerson)
    throw new ServiceError('class.too_many', { fill: { count: classLimit.perPerson } });
}

/**
 * A member's write that moves the owner, too. Two who wrote to each other's classes would each hold
 * what the other waits for, so whoever's id is less moves first.
 */
export function writeBesideOwner<T>(
  ctx: Context,
  scopes: readonly Scope[],
  row: ClassRow,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { userId } = ctx.actor;
  return inTransaction(ctx, async (tx) => {
    for (const each of [userId, row.owner_id].toSorted())
      await touch(ctx, tx, each, each === userId ? scopes : ['classes']);
    // He may have given it away meanwhile.
    const owner = (await findClass(tx, row))?.owner_id ?? row.owner_id;
    if (owner !== row.owner_id) await touch(ctx, tx, owner, ['classes']);
    return work(tx);
  });
}
