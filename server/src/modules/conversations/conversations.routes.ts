import * as calls from '@board/contracts/calls/conversations';
import { conversationSchemas as schemas } from '@board/contracts/schemas/conversations';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import {
  deleteConversation,
  deleteConversations,
  restoreConversation,
  updateConversation,
} from './change-conversation.ts';
import { getConversation } from './get-conversation.ts';
import { listConversations } from './list-conversations.ts';
import { saveMessages } from './save-messages.ts';

export function conversationRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('listConversations', (ctx, { query }) => listConversations(ctx, query));
  serve('getConversation', (ctx, { params }) => getConversation(ctx, params.id));
  serve('saveMessages', (ctx, { body: { id, ...body } }) => saveMessages(ctx, id, body));
  serve('updateConversation', (ctx, { params, body }) => updateConversation(ctx, params.id, body));
  serve('deleteConversation', (ctx, { params }) => done(deleteConversation(ctx, params.id)));
  serve('restoreConversation', (ctx, { params }) => restoreConversation(ctx, params.id));
  serve('deleteConversations', (ctx) => done(deleteConversations(ctx)));
}
