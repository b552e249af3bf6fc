import type { Area } from '../../area/area.ts';
import { type ExportPart, ownedRows } from '../../area/export-part.ts';
import type { Context } from '../../context/context.ts';
import { defineDaily } from '../../jobs/schedule.ts';
import { single } from '../../writing/transaction.ts';
import { purging } from '../settings/index.ts';
import { messagesOf, purgeDeleted, toConversation } from './conversations.repository.ts';
import { conversationRoutes } from './conversations.routes.ts';

export const area: Area = {
  routes: conversationRoutes,
  jobs: ({ jobs }) =>
    defineDaily(jobs, { kind: 'conversations.daily-care', run: purging(purgeDeleted) }),
  exportOf: (ctx): ExportPart[] => [
    {
      file: 'conversations.json',
      tables: ['conversations', 'conversation_messages'],
      items: conversationsOf(ctx),
    },
  ],
};

async function* conversationsOf(ctx: Context) {
  for await (const row of ownedRows(ctx, 'conversations')) {
    const messages = await messagesOf(single(ctx), row.user_id, row.id);
    yield { ...toConversation(row), messages };
  }
}
