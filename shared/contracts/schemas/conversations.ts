import { type Static, Type } from 'typebox';
import { assistantLimits } from '../constants/assistant.ts';
import { conversationLimit, failureKinds } from '../constants/conversations.ts';
import { textLength } from '../constants/limits.ts';
import { searchLimit } from '../constants/search.ts';
import { AssistantStatus, Proposal } from './assistant.ts';
import type { CallSchema } from './call-schema.ts';
import {
  Done,
  Id,
  IdParams,
  Instant,
  Nullable,
  oneOf,
  PageQuery,
  pageOf,
  Strict,
  text,
} from './common.ts';

/** One turn. What was proposed stands in it as it became. */
export const ChatMessage = Type.Object({
  id: Id,
  role: oneOf(['user', 'assistant']),
  content: text(conversationLimit.content),
  /** Epoch ms. */
  timestamp: Type.Integer({ minimum: 0, maximum: 9_000_000_000_000 }),
  /** What it follows; several that follow the same are branches. Null begins, and none follows the one before it. */
  parent: Type.Optional(Nullable(Id)),
  /** Missing while it is being written. */
  ended: Type.Optional(oneOf(['done', 'stopped', 'failed'])),
  failure: Type.Optional(
    Type.Object({ kind: oneOf(failureKinds), detail: text(textLength.description) }),
  ),
  proposals: Type.Optional(Type.Array(Proposal, { maxItems: conversationLimit.proposals })),
  /** What may be asked next. */
  examples: Type.Optional(
    Type.Array(text(assistantLimits.message), { maxItems: assistantLimits.examples }),
  ),
  /** It was given without the oldest of what was said before. */
  shortened: Type.Optional(Type.Boolean()),
  /** The name of a picture that went with a question; the picture itself is kept nowhere. */
  picture: Type.Optional(text(textLength.name)),
  by: Type.Optional(AssistantStatus.properties.assistant),
});
export type ChatMessage = Static<typeof ChatMessage>;

export const Conversation = Type.Object({
  id: Id,
  title: Type.String(),
  pinned: Type.Boolean(),
  created_at: Instant,
  updated_at: Instant,
});
export type Conversation = Static<typeof Conversation>;

export const conversationSchemas = {
  listConversations: {
    query: Strict({ ...PageQuery, q: Type.Optional(text(searchLimit.query)) }),
    reply: pageOf(Conversation),
  },
  getConversation: {
    params: IdParams,
    reply: Type.Object({
      ...Conversation.properties,
      messages: Type.Array(ChatMessage, { maxItems: conversationLimit.messages }),
    }),
  },
  saveMessages: {
    body: Strict({
      /** Of the conversation. */
      id: Id,
      messages: Type.Array(ChatMessage, { maxItems: conversationLimit.saved }),
      /** Replies that never came, and in whose place another one was asked for. */
      gone: Type.Optional(Type.Array(Id, { maxItems: conversationLimit.messages })),
    }),
    reply: Conversation,
  },
  updateConversation: {
    params: IdParams,
    body: Strict({
      title: Type.Optional(text(textLength.title, 1)),
      pinned: Type.Optional(Type.Boolean()),
    }),
    reply: Conversation,
  },
  deleteConversation: { params: IdParams, reply: Done },
  restoreConversation: { params: IdParams, reply: Conversation },
  deleteConversations: { reply: Done },
} satisfies Record<string, CallSchema>;
