import { IconButton } from '@board/ui';
import { Popover } from '@board/ui/popover';
import { useState } from 'react';
import { KeepSubscribed } from '../push/keep-subscribed.tsx';
import { useNotificationText } from '../text.ts';
import { badgeCount } from './badge-count.ts';
import { Dropdown } from './dropdown.tsx';
import { useLatestNotifications } from './notifications.queries.ts';
import { ReadAllButton } from './read-all-button.tsx';

/** The bell in the header, with what is unread and the latest beneath it. */
export function NotificationBell() {
  const t = useNotificationText();
  const [open, setOpen] = useState(false);
  const latest = useLatestNotifications();
  const unread = latest.data?.unread ?? 0;
  return (
    <>
      <KeepSubscribed />
      <Popover
        title={t('title')}
        open={open}
        onOpenChange={setOpen}
        size="wide"
        flush
        actions={unread > 0 && <ReadAllButton />}
        trigger={
          <IconButton
            icon="bell"
            label={unread > 0 ? t('bell_unread', { unread: badgeCount(unread) ?? '' }) : t('title')}
            badge={badgeCount(unread)}
          />
        }
      >
        <Dropdown latest={latest} onLeave={() => setOpen(false)} />
      </Popover>
    </>
  );
}
