import { conversationLimit } from '@board/contracts/constants/conversations';
import { textLength } from '@board/contracts/constants/limits';
import type { ChatMessage, Conversation } from '@board/contracts/schemas/conversations';
import { type Context, now } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import { findUser, preferencesOf } from '../users/index.ts';
import {
  type ConversationRow,
  countConversations,
  crowdOut,
  dropMessages,
  findRow,
  putMessages,
  putRow,
  toConversation,
  tooOldIn,
} from './conversations.repository.ts';

/** What another tab said stays: messages are known by their ids, and only those named here are written. */
export function saveMessages(
  ctx: Context,
  id: string,
  { messages, gone = [] }: { messages: readonly ChatMessage[]; gone?: readonly string[] },
): Promise<Conversation> {
  const { userId } = ctx.actor;
  return write(ctx, ['conversations'], async (tx) => {
    await checkKept(ctx, tx);
    const there = await findRow(tx, userId, id);
    // A reply that comes to its end after the conversation was deleted does not bring it back.
    if (there && there.deleted_at !== null) throw new ServiceError('conversation.not_found');
    const row = there ?? (await begin(ctx, tx, id, messages));
    const after = { ...row, updated_at: now(ctx) };
    await putRow(tx, after);
    await dropMessages(tx, userId, id, gone);
    await putMessages(tx, userId, id, messages);
    await dropMessages(tx, userId, id, await tooOldIn(tx, userId, id));
    return toConversation(after);
  });
}

async function checkKept(ctx: Context, tx: Transaction): Promise<void> {
  const user = await findUser(tx, ctx.actor.userId);
  if (user && preferencesOf(user).keepConversations === false)
    throw new ServiceError('conversation.not_kept');
}

/** Called after the first question. */
async function begin(
  ctx: Context,
  tx: Transaction,
  id: string,
  messages: readonly ChatMessage[],
): Promise<ConversationRow> {
  await checkRoom(ctx, tx);
  await crowdOut(tx, ctx.actor.userId, conversationLimit.perPerson);
  const asked = messages.find(({ role }) => role === 'user')?.content.trim() ?? '';
  const [firstLine = ''] = asked.split('\n', 1);
  return {
    user_id: ctx.actor.userId,
    id,
    title: firstLine.slice(0, textLength.name).toWellFormed(),
    pinned: 0,
    created_at: now(ctx),
    updated_at: now(ctx),
    deleted_at: null,
  };
}

export async function checkRoom(ctx: Context, tx: Transaction): Promise<void> {
  const { perPerson: count } = conversationLimit;
  if ((await countConversations(tx, ctx.actor.userId)) >= count)
    throw new ServiceError('conversation.too_many', { fill: { count } });
}
