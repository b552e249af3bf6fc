import { useText } from '@board/platform';
import { classNames } from '@board/ui';
import type { ReactNode } from 'react';
import { LiveUpdates } from '../live/live-updates.tsx';
import { NetworkWatch } from '../offline/network-watch.tsx';
import { OfflineBanner } from '../offline/offline-banner.tsx';
import { KeyboardLayers } from '../palette/keyboard-layers.tsx';
import { PhoneWays } from '../phone/phone-ways.tsx';
import { AutoRefresh } from '../refresh/auto-refresh.tsx';
import { RemoteLayers } from '../remotes/remote-layers.tsx';
import { useIsClosed } from '../session/use-is-closed.ts';
import { Header } from './header.tsx';
import styles from './shell-frame.module.css';

/** Header, banner and page: what a signed-in person sees wherever they are. */
export function ShellFrame({ children }: { children: ReactNode }) {
  const t = useText('shell');
  const isClosed = useIsClosed();

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('header.skip')}
      </a>
      <Header />
      <OfflineBanner />
      <div
        id="content"
        tabIndex={-1}
        className={classNames(styles.content, isClosed && styles.closed)}
      >
        {children}
      </div>
      <PhoneWays />
      <RemoteLayers />
      <KeyboardLayers />
      <AutoRefresh />
      <LiveUpdates />
      <NetworkWatch />
    </>
  );
}
