import * as calls from '@board/contracts/calls/conversations';
import { conversationSchemas as schemas } from '@board/contracts/schemas/conversations';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
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
  serve(app, calls.listConversations, schemas.listConversations, (ctx, { query }) =>
    listConversations(ctx, query),
  );
  serve(app, calls.getConversation, schemas.getConversation, (ctx, { params }) =>
    getConversation(ctx, params.id),
  );
  serve(app, calls.saveMessages, schemas.saveMessages, (ctx, { body: { id, ...body } }) =>
    saveMessages(ctx, id, body),
  );
  serve(app, calls.updateConversation, schemas.updateConversation, (ctx, { params, body }) =>
    updateConversation(ctx, params.id, body),
  );
  serve(app, calls.deleteConversation, schemas.deleteConversation, async (ctx, { params }) => {
    await deleteConversation(ctx, params.id);
    return { success: true };
  });
  serve(app, calls.restoreConversation, schemas.restoreConversation, (ctx, { params }) =>
    restoreConversation(ctx, params.id),
  );
  serve(app, calls.deleteConversations, schemas.deleteConversations, async (ctx) => {
    await deleteConversations(ctx);
    return { success: true };
  });
}
