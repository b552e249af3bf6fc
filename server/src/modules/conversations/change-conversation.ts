import type { Conversation } from '@board/contracts/schemas/conversations';
import { type Context, now } from '../../context/context.ts';
import { flag } from '../../database/row.ts';
import { ServiceError } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import { keptSince } from '../settings/index.ts';
import {
  type ConversationRow,
  dropAll,
  findRow,
  putRow,
  toConversation,
} from './conversations.repository.ts';
import { checkRoom } from './save-messages.ts';

export const updateConversation = (
  ctx: Context,
  id: string,
  { title, pinned }: { title?: string; pinned?: boolean },
): Promise<Conversation> =>
  change(ctx, id, (row) => ({
    ...row,
    title: title?.trim() || row.title,
    pinned: pinned === undefined ? row.pinned : flag(pinned),
  }));

/** The row stays a while and can be restored. */
export async function deleteConversation(ctx: Context, id: string): Promise<void> {
  await change(ctx, id, (row) => ({ ...row, deleted_at: now(ctx) }));
}

/** Undoes a deletion; a conversation that is there is answered as it is. */
export function restoreConversation(ctx: Context, id: string): Promise<Conversation> {
  return write(ctx, ['conversations'], async (tx) => {
    const row = await findRow(tx, ctx.actor.userId, id);
    if (!row) throw new ServiceError('conversation.not_found');
    if (row.deleted_at === null) return toConversation(row);
    if (row.deleted_at < (await keptSince(ctx, tx)))
      throw new ServiceError('conversation.not_found');
    await checkRoom(ctx, tx);
    const after = { ...row, deleted_at: null };
    await putRow(tx, after);
    return toConversation(after);
  });
}

export function deleteConversations(ctx: Context): Promise<void> {
  return write(ctx, ['conversations'], (tx) => dropAll(tx, ctx.actor.userId));
}

function change(
  ctx: Context,
  id: string,
  next: (row: ConversationRow) => ConversationRow,
): Promise<Conversation> {
  return write(ctx, ['conversations'], async (tx) => {
    const row = await findRow(tx, ctx.actor.userId, id);
    if (!row || row.deleted_at !== null) throw new ServiceError('conversation.not_found');
    const after = next(row);
    await putRow(tx, after);
    return toConversation(after);
  });
}
