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

/**
 * Each in a transaction of his own: waiting for one who writes at this moment, it holds up nobody
 * before him. Tried again it tells those alone who have not heard it.
 */
export const broadcastDefinition: JobDefinition<Broadcast> = {
  run: async (ctx, payload) => {
    const { database } = ctx;
    const { role, notification, after } = payload;
    const userIds = await activeUserIds(database.reader, { role, after, limit: batch });
    for (const userId of userIds)
      await database.transaction((tx) => notify(ctx, tx, { ...notification, userId }));
    const last = userIds.at(-1);
    if (last === undefined || userIds.length < batch) return;
    const key = `${notification.id}:${last}`;
    const next = { kind: broadcastJob, key, payload: { ...payload, after: last } };
    await database.transaction((tx) => enqueue(ctx, tx, next));
  },
};
