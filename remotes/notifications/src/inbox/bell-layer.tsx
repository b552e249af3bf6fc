import type { LateLayerProps } from '@board/ui';
import { Popover } from '@board/ui/popover';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { Dropdown } from './dropdown.tsx';
import { useLatestNotifications } from './notifications.queries.ts';
import { ReadAllButton } from './read-all-button.tsx';

/** What hangs beneath the bell. */
export function BellLayer({ trigger }: LateLayerProps) {
  const t = useTexts();
  const [open, setOpen] = useState(true);
  const latest = useLatestNotifications();
  const unread = latest.data?.unread ?? 0;
  return (
    <Popover
      title={t('title')}
      open={open}
      onOpenChange={setOpen}
      size="wide"
      flush
      actions={unread > 0 && <ReadAllButton isSmall />}
      trigger={trigger}
    >
      <Dropdown latest={latest} onLeave={() => setOpen(false)} />
    </Popover>
  );
}
