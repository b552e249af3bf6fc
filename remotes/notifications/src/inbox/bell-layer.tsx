import { Popover } from '@board/ui/popover';
import type { ReactElement } from 'react';
import { useTexts } from '../text.ts';
import { Dropdown } from './dropdown.tsx';
import { useLatestNotifications } from './notifications.queries.ts';
import { ReadAllButton } from './read-all-button.tsx';

export interface BellLayerProps {
  bell: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What hangs beneath the bell. */
export function BellLayer({ bell, open, onOpenChange }: BellLayerProps) {
  const t = useTexts();
  const latest = useLatestNotifications();
  const unread = latest.data?.unread ?? 0;
  return (
    <Popover
      title={t('title')}
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      flush
      actions={unread > 0 && <ReadAllButton />}
      trigger={bell}
    >
      <Dropdown latest={latest} onLeave={() => onOpenChange(false)} />
    </Popover>
  );
}
