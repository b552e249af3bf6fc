import { conversationLimit } from '@board/contracts/constants/conversations';
import type { ChatMessage, Conversation } from '@board/contracts/schemas/conversations';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { contains } from '../../database/contains.ts';
import { keyedRows } from '../../database/keyed-rows.ts';
import { ownThings } from '../../database/own-things.ts';
import type { ConversationsTable } from '../../database/tables/conversations.ts';
import { countOf } from '../../database/with-total.ts';

export type ConversationRow = Selectable<ConversationsTable>;

export const {
  find: findRow,
  put: putRow,
  dropAll,
  purge: purgeDeleted,
  crowdOut,
} = ownThings('conversations');

const said = keyedRows('conversation_messages', ['user_id', 'conversation_id', 'id']);

export const toConversation = (row: ConversationRow): Conversation => ({
  id: row.id,
  title: row.title,
  pinned: row.pinned === 1,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

const ofUser = (connection: Connection, userId: string) =>
  connection.query
    .selectFrom('conversations')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);

export const countConversations = (connection: Connection, userId: string): Promise<number> =>
  countOf(ofUser(connection, userId));

/** The pinned first, then the latest; all of them, for no more are let in than one look can bear. */
export function listRows(
  connection: Connection,
  userId: string,
  words: string,
): Promise<ConversationRow[]> {
  const all = ofUser(connection, userId)
    .selectAll()
    .orderBy('pinned', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc');
  if (words === '') return all.execute();
  const said = sql<SqlBool>`(${contains(['title'], words)} or exists (
    select 1 from conversation_messages as said
    where said.user_id = conversations.user_id and said.conversation_id = conversations.id
      and ${contains(['said.content'], words)}))`;
  return all.where(said).execute();
}

const messagesIn = (connection: Connection, userId: string, conversationId: string) =>
  connection.query
    .selectFrom('conversation_messages')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId);

/** In the order in which they were said; a question comes before what answers it within a millisecond. */
export async function messagesOf(
  connection: Connection,
  userId: string,
  conversationId: string,
): Promise<ChatMessage[]> {
  const rows = await messagesIn(connection, userId, conversationId)
    .selectAll()
    .orderBy('said_at')
    .orderBy('role', 'desc')
    .orderBy('id')
    .limit(conversationLimit.messages)
    .execute();
  return rows.map(({ id, role, content, said_at, details }) => ({
    id,
    role,
    content,
    timestamp: said_at,
    ...JSON.parse(details),
  }));
}

export async function putMessages(
  tx: Transaction,
  userId: string,
  conversationId: string,
  messages: readonly ChatMessage[],
): Promise<void> {
  for (const { id, role, content, timestamp, ...details } of messages) {
    const values = { said_at: timestamp, role, content, details: JSON.stringify(details) };
    await said.put(tx, { user_id: userId, conversation_id: conversationId, id, ...values });
  }
}

export async function dropMessages(
  tx: Transaction,
  userId: string,
  conversationId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query
    .deleteFrom('conversation_messages')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .where('id', 'in', [...ids])
    .execute();
}

/** The oldest, as far as the conversation is longer than may be kept. */
export async function tooOldIn(
  tx: Transaction,
  userId: string,
  conversationId: string,
): Promise<string[]> {
  const rows = await messagesIn(tx, userId, conversationId)
    .select([
      'id',
      sql<number>`length(content)`.as('said'),
      sql<number>`length(details)`.as('beside'),
    ])
    .orderBy('said_at', 'desc')
    .orderBy('role')
    .orderBy('id', 'desc')
    .execute();
  const sum = { said: 0, beside: 0 };
  return rows.flatMap(({ id, said, beside }, index) => {
    sum.said += Number(said);
    sum.beside += Number(beside);
    const { messages, characters } = conversationLimit;
    const isLong = Math.max(sum.said, sum.beside) > characters;
    return index >= messages || (index > 0 && isLong) ? [id] : [];
  });
}
