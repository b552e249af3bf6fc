import type { ChatMessage, Conversation } from '@board/contracts/schemas/conversations';
import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { read } from '../../writing/transaction.ts';
import { findRow, messagesOf, toConversation } from './conversations.repository.ts';

export function getConversation(
  ctx: Context,
  id: string,
): Promise<Conversation & { messages: ChatMessage[] }> {
  return read(ctx, async (connection) => {
    const row = await findRow(connection, ctx.actor.userId, id);
    if (!row || row.deleted_at !== null) throw new ServiceError('conversation.not_found');
    const messages = await messagesOf(connection, ctx.actor.userId, id);
    return { ...toConversation(row), messages };
  });
}
