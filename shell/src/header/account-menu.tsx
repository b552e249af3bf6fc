import { useSession, useText } from '@board/platform';
import { Avatar } from '@board/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './header.module.css';

const loadItems = () => import('./account-menu-items.tsx');
const AccountMenuItems = lazy(async () => ({ default: (await loadItems()).AccountMenuItems }));

/** The person's picture; what opens from it is loaded when somebody reaches for it. */
export function AccountMenu() {
  const t = useText('shell');
  const { user } = useSession();
  const [used, setUsed] = useState(false);
  if (!user) return null;
  const button = (
    <button
      type="button"
      className={styles.avatar}
      aria-label={t('account.menu', { name: user.username })}
      aria-haspopup="menu"
      onPointerEnter={() => void loadItems()}
      onFocus={() => void loadItems()}
      onClick={() => setUsed(true)}
    >
      <Avatar name={user.username} src={user.avatar ?? undefined} />
    </button>
  );
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenuItems
        trigger={
          <button
            type="button"
            className={styles.avatar}
            aria-label={t('account.menu', { name: user.username })}
          >
            <Avatar name={user.username} src={user.avatar ?? undefined} />
          </button>
        }
      />
    </Suspense>
  );
}
