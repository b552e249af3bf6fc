import type { PhoneTab } from '@board/federation/descriptor';
import { useText } from '@board/platform';
import { Icon } from '@board/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { BoardModule } from '../layout/board-modules.ts';
import { AddButton } from './add-button.tsx';
import styles from './bottom-bar.module.css';
import { tabIcons } from './phone-tabs.ts';

interface BottomBarProps {
  tabs: readonly PhoneTab[];
  current: PhoneTab;
  /** What the current tab shows: whose things are added first. */
  modules: readonly BoardModule[];
}

/** Toasts rise above the bar as long as it is there. */
function useRoomForToasts(): void {
  useEffect(() => {
    document.body.style.setProperty('--toast-inset', '64px');
    return () => {
      document.body.style.removeProperty('--toast-inset');
    };
  }, []);
}

export function BottomBar({ tabs, current, modules }: BottomBarProps) {
  const t = useText('shell');
  useRoomForToasts();
  const half = Math.ceil(tabs.length / 2);
  const link = (tab: PhoneTab) => (
    <Link
      key={tab}
      to={{ pathname: '/', hash: tab }}
      className={styles.tab}
      aria-current={tab === current ? 'page' : undefined}
    >
      <Icon name={tabIcons[tab]} size="large" />
      {t(`tabs.${tab}`)}
    </Link>
  );
  return (
    <nav className={styles.bar} aria-label={t('tabs.label')}>
      {tabs.slice(0, half).map(link)}
      <AddButton remotes={modules.map((module) => module.remote)} />
      {tabs.slice(half).map(link)}
    </nav>
  );
}
