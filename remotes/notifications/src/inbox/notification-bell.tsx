import { IconButton, lateLayer } from '@board/ui';
import { withWords } from '../messages/late/with-words.ts';
import { KeepSubscribed } from '../push/keep-subscribed.tsx';
import { useTexts } from '../text.ts';
import { badgeCount } from './badge-count.ts';
import { useLatestNotifications } from './notifications.queries.ts';

const BellLayer = lateLayer(
  async () => (await withWords(import('./bell-layer.tsx'))).BellLayer,
  'dialog',
);

/** The bell in the header, with what is unread. */
export function NotificationBell() {
  const t = useTexts();
  const unread = useLatestNotifications().data?.unread ?? 0;
  const badge = badgeCount(unread);
  const label = unread > 0 ? t('bellUnread', { unread: badge ?? '' }) : t('title');
  return (
    <>
      <KeepSubscribed />
      <BellLayer trigger={<IconButton icon="bell" label={label} badge={badge} />} />
    </>
  );
}
