import type { User } from '@board/contracts/schemas/user';
import type { Context } from '../../context/context.ts';
import type { Connection, Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import { askToConfirm, countAsking } from '../auth/index.ts';
import { canMailLinks } from '../mail/index.ts';
import {
  findUser,
  forgetConfirmations,
  pendingEmail,
  profileOf,
  type UserRow,
  updateUserRow,
} from '../users/index.ts';

interface Waiting {
  row: UserRow;
  email: string;
}

/** The link before is worth nothing any more. */
export async function askEmailAgain(ctx: Context): Promise<User> {
  const { email } = await waiting(ctx, ctx.database.reader);
  if (!(await canMailLinks(ctx))) throw new ServiceError('auth.email_confirmed');
  await countAsking(ctx, email);
  return change(ctx, (tx, { row, email: address }) => askToConfirm(ctx, tx, row, address));
}

export const withdrawEmail = (ctx: Context): Promise<User> =>
  change(ctx, (tx, { row }) => forgetConfirmations(tx, row.id));

function change(
  ctx: Context,
  work: (tx: Transaction, waiting: Waiting) => Promise<void>,
): Promise<User> {
  return write(ctx, ['user'], async (tx) => {
    const found = await waiting(ctx, tx);
    await work(tx, found);
    await updateUserRow(ctx, tx, found.row, {});
    return profileOf(ctx, tx, found.row.id);
  });
}

async function waiting(ctx: Context, connection: Connection): Promise<Waiting> {
  const row = await findUser(connection, ctx.actor.userId);
  if (!row) throw new ServiceError('auth.expired');
  const email = await pendingEmail(ctx, connection, row);
  if (email === null) throw new ServiceError('auth.email_confirmed');
  return { row, email };
}
