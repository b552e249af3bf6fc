import type { SearchSource } from '../../area/search-source.ts';
import { rowsOf } from './notifications.repository.ts';

/** They are of a moment, not of a day: which day that was is another one in another zone. */
export const notificationSearch: SearchSource = {
  kind: 'notification',
  async find(connection, userId, ids) {
    const rows = await rowsOf(connection, userId, ids);
    return rows.map(({ id, title, message, action_url: url }) => ({
      id,
      title,
      text: message,
      date: null,
      time: null,
      ...(url === null ? {} : { url }),
    }));
  },
};
