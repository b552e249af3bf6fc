import { IconButton } from '@board/ui';
import { lazy, Suspense, useState } from 'react';
import { KeepSubscribed } from '../push/keep-subscribed.tsx';
import { useNotificationText } from '../text.ts';
import { badgeCount } from './badge-count.ts';
import { useLatestNotifications } from './notifications.queries.ts';

const loadLayer = () => import('./bell-layer.tsx');
const BellLayer = lazy(async () => ({ default: (await loadLayer()).BellLayer }));
/** A failure shows when the layer is needed. */
const prepare = () => void loadLayer().catch(() => undefined);

/** The bell in the header, with what is unread; the rest is loaded when somebody reaches for it. */
export function NotificationBell() {
  const t = useNotificationText();
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const unread = useLatestNotifications().data?.unread ?? 0;
  const looks = {
    icon: 'bell',
    label: unread > 0 ? t('bell_unread', { unread: badgeCount(unread) ?? '' }) : t('title'),
    badge: badgeCount(unread),
  } as const;
  const bell = (
    <IconButton
      {...looks}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => {
        setUsed(true);
        setOpen(true);
      }}
    />
  );
  return (
    <>
      <KeepSubscribed />
      {used ? (
        <Suspense fallback={bell}>
          <BellLayer bell={<IconButton {...looks} />} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : (
        bell
      )}
    </>
  );
}
