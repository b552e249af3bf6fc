import { useText } from '@board/platform';
import { BrandMark, classNames, late } from '@board/ui';
import type { ReactNode } from 'react';
import { LanguageButton } from '../header/language-button.tsx';
import { ThemeButton } from '../header/theme-button.tsx';
import { useKeyboard } from '../phone/use-keyboard.ts';
import styles from './sign-in-frame.module.css';

/** Decoration: it comes behind the form, and without it there is still the form. */
const DrawnWeek = late(
  async () => (await import(/* webpackChunkName: "drawn-week" */ './drawn-week.tsx')).DrawnWeek,
  { failed: () => null },
);

interface SignInFrameProps {
  children: ReactNode;
  /** To be read, without the drawn week. */
  plain?: boolean;
  /** Somebody has begun to use the page. */
  onEngage?: (() => void) | undefined;
}

/** What stands around every form of somebody who is not signed in. */
export function SignInFrame({ children, plain = false, onEngage }: SignInFrameProps) {
  const t = useText('shell');
  useKeyboard();
  return (
    <div className={classNames(styles.sign, plain && styles.plain)}>
      {!plain && (
        <aside className={styles.side} aria-label={t('product')}>
          <Brand />
          <DrawnWeek />
          <p className={styles.claim}>
            {t('login.claim')} <small>{t('login.claimSmall')}</small>
          </p>
        </aside>
      )}
      <main className={styles.main} onPointerDown={onEngage} onKeyDown={onEngage}>
        <div className={styles.tools}>
          <Brand />
          <LanguageButton />
          <ThemeButton />
        </div>
        {children}
      </main>
    </div>
  );
}

function Brand() {
  const t = useText('shell');
  return (
    <span className={styles.brand}>
      <span className={styles.mark}>
        <BrandMark />
      </span>
      {t('product')}
    </span>
  );
}
