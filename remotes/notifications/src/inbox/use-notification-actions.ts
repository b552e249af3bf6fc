import type { Notification } from '@board/contracts/calls/notifications';
import { attempt, isSure } from '@board/platform';
import { useNavigate } from '@board/platform/router';
import { useTexts } from '../text.ts';
import { useNotificationWrites } from './notifications.queries.ts';
import { sitePath } from './site-path.ts';
import { untilItWorks } from './until-it-works.ts';

/** What a person can do with notifications, wherever they are listed. */
export function useNotificationActions() {
  const t = useTexts();
  const navigate = useNavigate();
  const writes = useNotificationWrites();

  const read = (item: Notification) => {
    if (!item.read) void untilItWorks(() => writes.read(item));
  };

  return {
    read,
    follow: (item: Notification) => {
      read(item);
      const path = sitePath(item.actionUrl);
      if (path) void navigate(path);
    },
    readAll: () => void untilItWorks(writes.readAll),
    remove: (item: Notification) =>
      void attempt(() => writes.remove(item), {
        key: item.id,
        done: t('done.deleted'),
        failed: t('error.delete'),
        undo: () =>
          attempt(() => writes.restore(item), {
            key: item.id,
            done: t('done.restored'),
            failed: t('error.restore'),
          }),
      }),
    clear: async () => {
      const confirmed = await isSure(t('clear.title'), t('clear.consequence'), t('clear.confirm'));
      if (confirmed) await attempt(writes.clear, { failed: t('error.clear') });
    },
  };
}
