import { enqueue } from '../../jobs/enqueue.ts';
import type { JobDefinition } from '../../jobs/job-runner.ts';
import { type Audience, activeUserIds } from '../users/index.ts';
import { type NewNotification, notify } from './notify.ts';

export const broadcastJob = 'notifications.broadcast';

export interface Broadcast {
  role: Audience;
  notification: Omit<NewNotification, 'userId' | 'id'> & { id: string };
  /** The last user who has it. */
  after: string;
}

const batch = 100;

/** A hundred people a transaction; each step leaves the next one behind, so that nobody gets it twice. */
export const broadcastDefinition: JobDefinition<Broadcast> = {
  inside: async (ctx, payload) => {
    const { tx } = ctx;
    const { role, notification, after } = payload;
    const userIds = await activeUserIds(tx, { role, after, limit: batch });
    for (const userId of userIds) await notify(ctx, tx, { ...notification, userId });
    const last = userIds.at(-1);
    if (last === undefined || userIds.length < batch) return;
    await enqueue(ctx, tx, {
      kind: broadcastJob,
      key: `${notification.id}:${last}`,
      payload: { ...payload, after: last },
    });
  },
};
