import { useSession, useText } from '@board/platform';
import { Avatar, late } from '@board/ui';
import { type ReactElement, useState } from 'react';
import styles from './header.module.css';

interface ItemsProps {
  trigger: ReactElement;
  onFailure: () => void;
}

const AccountMenuItems = late<ItemsProps>(
  async () => (await import('./account-menu-items.tsx')).AccountMenuItems,
  { meanwhile: ({ trigger }) => trigger, onFailure: ({ onFailure }) => onFailure() },
);
const prepare = () => void AccountMenuItems.preload();

/** The person's picture; what opens from it is loaded when somebody reaches for it. */
export function AccountMenu() {
  const t = useText('shell');
  const { user } = useSession();
  const [used, setUsed] = useState(false);
  if (!user) return null;
  const label = t('account.menu', { name: user.username });
  const picture = <Avatar name={user.username} src={user.avatar ?? undefined} />;
  if (!used) {
    return (
      <button
        type="button"
        className={styles.avatar}
        aria-label={label}
        aria-haspopup="menu"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setUsed(true)}
      >
        {picture}
      </button>
    );
  }
  return (
    <AccountMenuItems
      trigger={
        <button type="button" className={styles.avatar} aria-label={label}>
          {picture}
        </button>
      }
      onFailure={() => setUsed(false)}
    />
  );
}
