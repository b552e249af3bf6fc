import { useText } from '@board/platform';
import { BrandMark, Icon, IconButton, Kbd } from '@board/ui';
import { Link, useLocation } from 'react-router-dom';
import { openLayer, openPalette } from '../commands/open-layers.ts';
import { paletteKeys } from '../commands/palette-keys.ts';
import { RemoteSlots } from '../remotes/remote-slots.tsx';
import { useIsClosed } from '../session/use-is-closed.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { LanguageButton } from './language-button.tsx';
import { ThemeButton } from './theme-button.tsx';

export function Header() {
  const t = useText('shell');
  const { pathname } = useLocation();
  const isClosed = useIsClosed();
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand}>
        <span className={styles.mark}>
          <BrandMark />
        </span>
        <span className={styles.product}>{t('product')}</span>
      </Link>
      {isClosed ? (
        <span />
      ) : (
        <button type="button" className={styles.jump} onClick={openPalette}>
          <Icon name="search" />
          <span className={styles.jumpText}>{t('header.jump')}</span>
          <Kbd>{paletteKeys}</Kbd>
        </button>
      )}
      <div className={styles.side}>
        {pathname === '/' && (
          <IconButton
            className={styles.desk}
            icon="layout"
            label={t('board.settings')}
            onClick={openLayer('layout')}
          />
        )}
        <span className={styles.desk}>
          <LanguageButton />
        </span>
        <span className={styles.desk}>
          <ThemeButton />
        </span>
        <RemoteSlots name="header" about={{}} pending={<span className={styles.place} />} />
        <AccountMenu />
      </div>
    </header>
  );
}
