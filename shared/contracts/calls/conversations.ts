import type { conversationSchemas } from '../schemas/conversations.ts';
import type { CallOf } from './call.ts';

export type { ChatMessage, Conversation } from '../schemas/conversations.ts';

type Schemas = typeof conversationSchemas;
type ConversationCall<Name extends keyof Schemas> = CallOf<Schemas, Name>;

/** The pinned first, then the latest; with `q` those that say it. */
export const listConversations: ConversationCall<'listConversations'> = {
  name: 'listConversations',
  method: 'GET',
  path: '/conversations',
  access: 'user',
  reads: ['conversations'],
};
export const getConversation: ConversationCall<'getConversation'> = {
  name: 'getConversation',
  method: 'GET',
  path: '/conversations/{id}',
  access: 'user',
  reads: ['conversations'],
};
/** Begins the conversation where there is none. Messages that are there are written over, others stay. */
export const saveMessages: ConversationCall<'saveMessages'> = {
  name: 'saveMessages',
  method: 'PUT',
  path: '/conversations/messages',
  access: 'user',
  writes: ['conversations'],
};
export const updateConversation: ConversationCall<'updateConversation'> = {
  name: 'updateConversation',
  method: 'PATCH',
  path: '/conversations/{id}',
  access: 'user',
  writes: ['conversations'],
};
export const deleteConversation: ConversationCall<'deleteConversation'> = {
  name: 'deleteConversation',
  method: 'DELETE',
  path: '/conversations/{id}',
  access: 'user',
  writes: ['conversations'],
};
export const restoreConversation: ConversationCall<'restoreConversation'> = {
  name: 'restoreConversation',
  method: 'POST',
  path: '/conversations/{id}/restore',
  access: 'user',
  writes: ['conversations'],
};
/** For good, those that were deleted as well. */
export const deleteConversations: ConversationCall<'deleteConversations'> = {
  name: 'deleteConversations',
  method: 'DELETE',
  path: '/conversations',
  access: 'user',
  writes: ['conversations'],
};
