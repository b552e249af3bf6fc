import { useSession, useText } from '@board/platform';
import { Avatar, lateLayer } from '@board/ui';
import styles from './header.module.css';

const AccountMenuItems = lateLayer(
  async () => (await import('./account-menu-items.tsx')).AccountMenuItems,
  'menu',
);

/** The person's picture, and what opens from it. */
export function AccountMenu() {
  const t = useText('shell');
  const { user } = useSession();
  if (!user) return null;
  const label = t('account.menu', { name: user.username });
  return (
    <AccountMenuItems
      trigger={
        <button type="button" className={styles.avatar} aria-label={label}>
          <Avatar name={user.username} src={user.avatar ?? undefined} />
        </button>
      }
    />
  );
}
