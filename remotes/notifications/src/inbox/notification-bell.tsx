import { IconButton, late } from '@board/ui';
import { useState } from 'react';
import { KeepSubscribed } from '../push/keep-subscribed.tsx';
import { useTexts } from '../text.ts';
import { badgeCount } from './badge-count.ts';
import type { BellLayerProps } from './bell-layer.tsx';
import { useLatestNotifications } from './notifications.queries.ts';

const BellLayer = late<BellLayerProps & { onFailure: () => void }>(
  async () => (await import('./bell-layer.tsx')).BellLayer,
  { meanwhile: ({ bell }) => bell, onFailure: ({ onFailure }) => onFailure() },
);
const prepare = () => void BellLayer.preload();

/** The bell in the header, with what is unread; the rest is loaded when somebody reaches for it. */
export function NotificationBell() {
  const t = useTexts();
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const unread = useLatestNotifications().data?.unread ?? 0;
  const looks = {
    icon: 'bell',
    label: unread > 0 ? t('bellUnread', { unread: badgeCount(unread) ?? '' }) : t('title'),
    badge: badgeCount(unread),
  } as const;
  return (
    <>
      <KeepSubscribed />
      {used ? (
        <BellLayer
          bell={<IconButton {...looks} />}
          open={open}
          onOpenChange={setOpen}
          onFailure={() => setUsed(false)}
        />
      ) : (
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
      )}
    </>
  );
}
