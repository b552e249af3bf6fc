import { call } from './make-call.ts';

export type * from '../schemas/conversations.ts';

const reads = { reads: ['conversations'] } as const;

/** The pinned first, then the latest; with `q` those that say it. */
export const listConversations = call('listConversations', 'GET', '/conversations', reads);
export const getConversation = call('getConversation', 'GET', '/conversations/{id}', reads);
/** Begins the conversation where there is none. Messages that are there are written over, others stay. */
export const saveMessages = call('saveMessages', 'PUT', '/conversations/messages', {
  writes: ['conversations'],
});
export const updateConversation = call('updateConversation', 'PATCH', '/conversations/{id}', {
  writes: ['conversations'],
});
export const deleteConversation = call('deleteConversation', 'DELETE', '/conversations/{id}', {
  writes: ['conversations'],
});
export const restoreConversation = call(
  'restoreConversation',
  'POST',
  '/conversations/{id}/restore',
  { writes: ['conversations'] },
);
/** For good, those that were deleted as well. */
export const deleteConversations = call('deleteConversations', 'DELETE', '/conversations', {
  writes: ['conversations'],
});
